// The shell: Electron around the program of electron/service. Never a top-level `await app.whenReady()`: in an ES module Electron
// waits for the module, and the module for Electron.
import { app } from 'electron'
import { help, ownArguments, readCommandLine } from './commandLine.ts'
import { endOnFaults, keepLog } from './faults.ts'
import { runApp } from './runApp.ts'
import { runSelfTest } from './selfTest.ts'
import { complain, print } from './terminal.ts'
import { chooseDataFolder } from './useFolder.ts'

const EXIT_UNKNOWN = 2

function run(): void {
  const asked = readCommandLine(ownArguments(process.argv, app.isPackaged, app.getAppPath()), process.cwd())
  if (!asked.ok) {
    complain(`gavel: ${asked.fault.detail}; see --help`)
    return app.exit(EXIT_UNKNOWN)
  }
  const { mode, dataDir, safe, gallery } = asked.value
  switch (mode) {
    case 'help':
      print(help)
      return app.exit(0)
    case 'version':
      print(`${app.getName()} ${app.getVersion()}`)
      return app.exit(0)
    case 'self-test':
      return void runSelfTest()
    case 'run': {
      const folder = chooseDataFolder(dataDir)
      // R-APP-1: before anything of the data is opened
      if (app.requestSingleInstanceLock()) runApp({ dataDir: folder, safe, gallery, crash: keepLog(app.getPath('userData')) })
      else app.quit()
    }
  }
}

endOnFaults()
run()
