/* Starts the program: finds Python in `runtime` beside this file and runs the package.

   Built twice, without a console for the menu and with one for a terminal. The process in which
   computers think is started by the program itself, as it would start Python (-I, then a file),
   and comes here, too. */

#include <stdio.h>
#include <windows.h>
#include <stdlib.h>
#include <wchar.h>

typedef int (*Run)(int, wchar_t **);

static int complain(const wchar_t *words, int code) {
#ifdef CONSOLE
  fwprintf(stderr, L"%ls\n", words);
#else
  MessageBoxW(NULL, words, L"Festival Desktop", MB_OK | MB_ICONERROR);
#endif
  return code;
}

static Run find_python(const wchar_t *self) {
  wchar_t path[32768];
  wcscpy(path, self);
  wcscpy(wcsrchr(path, L'\\') + 1, L"runtime\\" PYTHON);
  /* Its own neighbours come first, whatever lies elsewhere on this computer. */
  HMODULE python = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
  return python ? (Run)(void *)GetProcAddress(python, "Py_Main") : NULL;
}

int wmain(int count, wchar_t **words) {
  wchar_t self[32000];
  DWORD length = GetModuleFileNameW(NULL, self, 32000);
  if (!length || length >= 32000) return complain(L"Festival Desktop cannot find itself.", 2);
  Run run = find_python(self);
  if (!run)
    return complain(
        L"Some files of Festival Desktop are missing. Please run its Setup again; "
        L"your saved games stay as they are.", 2);
  BOOL helper = count > 2 && !wcscmp(words[1], L"-I");
  wchar_t **all = calloc(count + 5, sizeof *all);
  int number = 0;
  all[number++] = self;
  all[number++] = L"-X";
  all[number++] = L"utf8";
  if (!helper) {
    all[number++] = L"-m";
    all[number++] = L"festival_desktop";
  }
  for (int i = 1; i < count; i++) all[number++] = words[i];
  int code = run(number, all);
#ifndef CONSOLE
  if (code == 1 && !helper)
    return complain(
        L"Festival Desktop could not start. If that goes on, please run its Setup again; "
        L"your saved games stay as they are.", code);
#endif
  return code;
}
