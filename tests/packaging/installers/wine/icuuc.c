/* A stand-in for wine, which has no ICU: every converter is refused, and Qt uses its own. */
void *ucnv_open(const char *name, int *trouble) {
  (void)name;
  *trouble = 4; /* U_FILE_ACCESS_ERROR */
  return 0;
}
#define NOTHING(name) \
  void *name(void) { return 0; }
NOTHING(ucnv_close)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUnicode)
