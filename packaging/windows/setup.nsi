; The Setup.exe: for one person, without administrator rights. Installing over an older or damaged
; version replaces it. Saved games and settings are somewhere else, and are never touched.
; makensis -DVERSION=1.2.3 -DPAYLOAD=folder -DICON=file -DOUT=Setup.exe setup.nsi
; -DHOMEPAGE=address and -DISSUES=address only where there are such addresses.

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetDateSave off
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Festival Desktop"
!define PROGRAM "Festival Desktop.exe"
!define KIND "FestivalDesktop.Save"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\FestivalDesktop"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\Festival Desktop" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText " "
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "SpanishInternational"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Please close it, then press OK."
LangString RUNNING ${LANG_GERMAN} "${NAME} läuft noch. Bitte beenden, dann OK drücken."
LangString RUNNING ${LANG_FRENCH} "${NAME} est ouvert. Fermez-le, puis appuyez sur OK."
LangString RUNNING ${LANG_SPANISHINTERNATIONAL} "${NAME} está abierto. Ciérrelo y pulse OK."
LangString RUNNING ${LANG_ITALIAN} "${NAME} è in esecuzione. Chiuderlo, poi premere OK."
LangString RUNNING ${LANG_POLISH} "${NAME} jest uruchomiony. Zamknij go, a potem naciśnij OK."
LangString RUNNING ${LANG_JAPANESE} "${NAME} が起動しています。終了してから OK を押してください。"
LangString RUNNING ${LANG_SIMPCHINESE} "${NAME} 正在运行。请先关闭它，再按“确定”。"
LangString SAVE_KIND ${LANG_ENGLISH} "Saved festival game"
LangString SAVE_KIND ${LANG_GERMAN} "Gespeichertes Laternenfest-Spiel"
LangString SAVE_KIND ${LANG_FRENCH} "Partie de fête enregistrée"
LangString SAVE_KIND ${LANG_SPANISHINTERNATIONAL} "Partida de festival guardada"
LangString SAVE_KIND ${LANG_ITALIAN} "Partita di festa salvata"
LangString SAVE_KIND ${LANG_POLISH} "Zapisana gra Festival Desktop"
LangString SAVE_KIND ${LANG_JAPANESE} "灯籠祭ゲームの保存データ"
LangString SAVE_KIND ${LANG_SIMPCHINESE} "Festival Desktop 存档"

; A program that runs cannot be written to.
!macro WAIT_FOR_END PREFIX
Function ${PREFIX}WaitForEnd
  again:
  IfFileExists "$INSTDIR\${PROGRAM}" 0 done
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  IfErrors 0 free
  MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDOK again
  SetErrorLevel 3
  Quit
  free:
  FileClose $0
  done:
FunctionEnd
!macroend
!insertmacro WAIT_FOR_END ""
!insertmacro WAIT_FOR_END "un."

; Only what Setup has put there: the folder may hold something of the person's own.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\runtime"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\festival-desktop.exe"
!macroend

Section
  Call WaitForEnd
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Festival Desktop" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.festival" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(SAVE_KIND)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Festival Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  !ifdef HOMEPAGE
    WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
    WriteRegStr HKCU "${UNINSTALL}" "URLUpdateInfo" "${HOMEPAGE}"
  !endif
  !ifdef ISSUES
    WriteRegStr HKCU "${UNINSTALL}" "HelpLink" "${ISSUES}"
  !endif
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  Call un.WaitForEnd
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Festival Desktop"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.festival" ""
  StrCmp $0 "${KIND}" 0 kept
  DeleteRegKey HKCU "Software\Classes\.festival"
  kept:
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
