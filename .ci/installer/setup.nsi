; companion-setup.exe: for one user, in three languages, with /S in silence. Built by build.py, which defines:
; VERSION, FROM (the folder that is installed), OUT (what is built), KILOBYTES (installed), SIGN (a command or nothing).
; Options: /S in silence, /D=FOLDER (last), /AUTOSTART begins games at login, /OVER goes over a newer companion;
; of the remover: /S, /FORGET removes games and settings.
; Ends with 0, 2 not everything could be written, 3 a game is running, 4 no rights, 5 no room, 6 a newer one is there.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 32
CRCCheck force
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
Name "companion"
Caption "companion"
BrandingText " "
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\companion"
!define REMOVER "companion-uninstall.exe"
!define KEPT "Software\Microsoft\Windows\CurrentVersion\Uninstall\companion"
!define PYTHON '"$INSTDIR\program\python.exe"'
InstallDirRegKey HKCU "${KEPT}" InstallLocation
!if "${SIGN}" != ""
!uninstfinalize '${SIGN} "%1"'
!endif

!include LogicLib.nsh
!include FileFunc.nsh
!include WinMessages.nsh
!include WordFunc.nsh
!include nsDialogs.nsh

; The first is taken where the language of Windows is none of these.
LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\Czech.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\Polish.nlf"
!include "${TEXTS}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 ProductName "companion"
VIAddVersionKey /LANG=1033 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=1033 FileVersion "${VERSION}"
VIAddVersionKey /LANG=1033 FileDescription "companion, setup"
VIAddVersionKey /LANG=1033 LegalCopyright "GPL-3.0-or-later"

Var Tick
Var Ticked
Var Written
Var Found

Page custom AskChoices TakeChoices
PageEx directory
  DirText "$(installer-folder)" "" "" ""
PageExEnd
Page instfiles
Page custom TellDone TakeDone
UninstPage custom un.AskForget un.TakeForget
UninstPage instfiles

; Says why nothing was done, in a window, or in silence where the output leads, and ends.
!macro Refuse text status
  ${If} ${Silent}
    System::Call "kernel32::GetStdHandle(i -11) p .r9"
    FileWrite $9 "${text}$\r$\n"
  ${Else}
    MessageBox MB_OK|MB_ICONEXCLAMATION "${text}"
  ${EndIf}
  SetErrorLevel ${status}
  Quit
!macroend

; A library that a program runs, ours or Python's own, cannot be opened for writing.
!macro RefuseRunning
  ${If} ${FileExists} "$INSTDIR\program\${LIBRARY}"
    ClearErrors
    FileOpen $0 "$INSTDIR\program\${LIBRARY}" a
    ${If} ${Errors}
      !insertmacro Refuse "$(installer-running)" 3
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Function .onInit
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/AUTOSTART" $0
  ${IfNot} ${Errors}
    StrCpy $Ticked 1
  ${ElseIf} ${FileExists} "$SMSTARTUP\companion.cmd"
    StrCpy $Ticked 1
  ${Else}
    StrCpy $Ticked 0
  ${EndIf}
  ${IfNot} ${Silent}
    Push ""
    Push ${LANG_ENGLISH}
    Push "English"
    Push ${LANG_CZECH}
    Push "čeština"
    Push ${LANG_POLISH}
    Push "polski"
    Push A
    LangDLL::LangDialog "companion" "Language, jazyk, język:"
    Pop $0
    ${If} $0 == "cancel"
      Abort
    ${EndIf}
    StrCpy $LANGUAGE $0
  ${EndIf}
FunctionEnd

Function AskChoices
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 48u "$(installer-welcome)"
  Pop $0
  ${NSD_CreateCheckbox} 0 56u 100% 12u "$(installer-autostart)"
  Pop $Tick
  ${NSD_SetState} $Tick $Ticked
  ${NSD_SetFocus} $Tick
  nsDialogs::Show
FunctionEnd

Function TakeChoices
  ${NSD_GetState} $Tick $Ticked
FunctionEnd

; Refuses, before anything is changed, what cannot end well.
Function Examine
  !insertmacro RefuseRunning
  ReadRegStr $Found HKCU "${KEPT}" DisplayVersion
  ${If} $Found != ""
    ${VersionCompare} "$Found" "${VERSION}" $0
    ${If} $0 == 1
      ${GetParameters} $R0
      ClearErrors
      ${GetOptions} $R0 "/OVER" $0
      ${If} ${Errors}
        ${If} ${Silent}
          !insertmacro Refuse "$(installer-newer) $(installer-newer-over)" 6
        ${Else}
          MessageBox MB_YESNO|MB_DEFBUTTON2|MB_ICONEXCLAMATION "$(installer-newer) $(installer-newer-ask)" IDYES over
          SetErrorLevel 6
          Quit
          over:
        ${EndIf}
      ${EndIf}
    ${EndIf}
  ${EndIf}
  ClearErrors
  CreateDirectory "$INSTDIR"
  FileOpen $0 "$INSTDIR\program.try" w
  ${If} ${Errors}
    !insertmacro Refuse "$(installer-rights)" 4
  ${EndIf}
  FileClose $0
  Delete "$INSTDIR\program.try"
  System::Call 'kernel32::GetDiskFreeSpaceExW(w "$INSTDIR", *l .r1, p 0, p 0) i .r2'
  ${If} $2 != 0
    System::Int64Op $1 / 1024
    Pop $1
    System::Int64Op $1 < ${KILOBYTES}
    Pop $1
    ${If} $1 == 1
      RMDir "$INSTDIR"
      !insertmacro Refuse "$(installer-space)" 5
    ${EndIf}
  ${EndIf}
FunctionEnd

Section "companion"
  Call Examine
  ; What was there before is exchanged as a whole, when all of the new is there.
  RMDir /r "$INSTDIR\program.new"
  RMDir /r "$INSTDIR\program.old"
  ClearErrors
  SetOverwrite try
  SetOutPath "$INSTDIR\program.new"
  File /r "${FROM}\program\*"
  SetOutPath "$INSTDIR"
  ${If} ${FileExists} "$INSTDIR\program\*"
    Rename "$INSTDIR\program" "$INSTDIR\program.old"
  ${EndIf}
  ${IfNot} ${Errors}
    Rename "$INSTDIR\program.new" "$INSTDIR\program"
    ${If} ${Errors}
      Rename "$INSTDIR\program.old" "$INSTDIR\program"
      SetErrors
    ${EndIf}
  ${EndIf}
  ${If} ${Errors}
    RMDir /r "$INSTDIR\program.new"
    !insertmacro Refuse "$(installer-broken)" 2
  ${EndIf}
  RMDir /r "$INSTDIR\program.old"
  File "${FROM}\companion.exe"
  File "${FROM}\play.cmd"
  WriteUninstaller "$INSTDIR\${REMOVER}"
  DetailPrint "$(installer-preparing)"
  nsExec::Exec '${PYTHON} "$INSTDIR\program\keeping.py"'
  Pop $0
  nsExec::Exec '${PYTHON} "$INSTDIR\program\installing.py" path-on "$INSTDIR"'
  Pop $0
  ${If} $Ticked == 1
    nsExec::Exec '"$INSTDIR\companion.exe" autostart on'
    Pop $0
  ${ElseIf} ${FileExists} "$SMSTARTUP\companion.cmd"
    nsExec::Exec '"$INSTDIR\companion.exe" autostart off'
    Pop $0
  ${EndIf}
  SetOutPath "$PROFILE"
  CreateShortcut "$SMPROGRAMS\companion.lnk" "$INSTDIR\play.cmd"
  CreateShortcut "$SMPROGRAMS\$(installer-shortcut-console).lnk" "$SYSDIR\cmd.exe" '/k ""$INSTDIR\companion.exe" --help"'
  SetOutPath "$INSTDIR"
  WriteRegStr HKCU "${KEPT}" DisplayName "companion"
  WriteRegStr HKCU "${KEPT}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${KEPT}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${KEPT}" UninstallString '"$INSTDIR\${REMOVER}"'
  WriteRegStr HKCU "${KEPT}" QuietUninstallString '"$INSTDIR\${REMOVER}" /S'
  WriteRegStr HKCU "${KEPT}" Shortcut "$SMPROGRAMS\$(installer-shortcut-console).lnk"
  WriteRegDWORD HKCU "${KEPT}" Language $LANGUAGE
  WriteRegDWORD HKCU "${KEPT}" EstimatedSize ${KILOBYTES}
  WriteRegDWORD HKCU "${KEPT}" NoModify 1
  WriteRegDWORD HKCU "${KEPT}" NoRepair 1
  StrCpy $Written 1
SectionEnd

Function TellDone
  ${If} $Written != 1
    Abort
  ${EndIf}
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 48u "$(installer-done)"
  Pop $0
  ${NSD_CreateCheckbox} 0 56u 100% 12u "$(installer-begin)"
  Pop $Tick
  ${NSD_Check} $Tick
  ${NSD_SetFocus} $Tick
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(installer-close)"
  nsDialogs::Show
FunctionEnd

Function TakeDone
  ${NSD_GetState} $Tick $0
  ${If} $0 == 1
    SetOutPath "$PROFILE"
    ExecShell "open" "$INSTDIR\play.cmd"
  ${EndIf}
FunctionEnd

Function un.onInit
  ReadRegDWORD $0 HKCU "${KEPT}" Language
  ${If} $0 != ""
  ${AndIf} $0 != 0
    StrCpy $LANGUAGE $0
  ${EndIf}
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/FORGET" $0
  StrCpy $Ticked 0
  ${IfNot} ${Errors}
    StrCpy $Ticked 1
  ${EndIf}
FunctionEnd

Function un.AskForget
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 24u "$(installer-removing)"
  Pop $0
  ${NSD_CreateCheckbox} 0 32u 100% 24u "$(installer-forget)"
  Pop $Tick
  ${NSD_SetState} $Tick $Ticked
  ${NSD_SetFocus} $Tick
  nsDialogs::Show
FunctionEnd

Function un.TakeForget
  ${NSD_GetState} $Tick $Ticked
FunctionEnd

Section "un.companion"
  !insertmacro RefuseRunning
  nsExec::Exec '"$INSTDIR\companion.exe" autostart off'
  Pop $0
  nsExec::Exec '${PYTHON} "$INSTDIR\program\installing.py" path-off "$INSTDIR"'
  Pop $0
  ${If} $Ticked == 1
    nsExec::Exec '${PYTHON} "$INSTDIR\program\installing.py" forget'
    Pop $0
  ${EndIf}
  ReadRegStr $0 HKCU "${KEPT}" Shortcut
  Delete "$0"
  Delete "$SMPROGRAMS\companion.lnk"
  SetOutPath "$PROFILE"
  RMDir /r "$INSTDIR\program"
  Delete "$INSTDIR\companion.exe"
  Delete "$INSTDIR\play.cmd"
  Delete "$INSTDIR\${REMOVER}"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEPT}"
  ${If} $Ticked == 1
    DetailPrint "$(installer-removed-all)"
  ${Else}
    DetailPrint "$(installer-removed)"
  ${EndIf}
SectionEnd
