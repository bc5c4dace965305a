// The least that is an app: one window with one heading and one button.
'use strict'

const { app, BrowserWindow } = require('electron')

const page = '<!doctype html><title>Empty</title><main><h1>Empty</h1><button>Press</button></main>'

app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadURL(`data:text/html,${encodeURIComponent(page)}`))
