import path from 'node:path'
import tseslint from 'typescript-eslint'
import ts from 'typescript'

/** What ESLint tells a parser; vue-eslint-parser tells no project for the expressions of a template. */
type Options = { readonly filePath: string; readonly projectService?: unknown }

/** The parser takes options too, which its type keeps to itself. */
const typed = tseslint.parser as { readonly parseForESLint: (code: string, options: object) => { readonly ast: unknown } }

/** A component's script, as vue-eslint-parser cuts it out for the parser; where a type is generic it puts something before it. */
const script = /^<script\b[^>]*>([^]*?)<\/script>/m

/** A file as the parser is given it by ESLint: the script of a component, and a comment for `#!`. */
function asParsed(file: string): string | undefined {
  const text = ts.sys.readFile(file)
  return file.endsWith('.vue') ? (script.exec(text ?? '')?.[1] ?? '') : text?.replace(/^#!/, '//')
}

/**
 * ESLint's parser with types from one program over all files of several `tsconfig.json`, checked as the last of them says: what many files
 * import is worked out once, and not anew for each component, as the project service does. For a single run only: what changes on disk
 * later is not seen.
 */
export function parserOfOneProgram(configFiles: readonly string[]) {
  let whole: ts.Program | undefined
  return {
    ...tseslint.parser,
    parseForESLint: (code: string, options: Options) => {
      if (!options.projectService) return typed.parseForESLint(code, options)
      whole ??= programOf(configFiles)
      const programs = [programWith(code, options.filePath, whole)]
      return typed.parseForESLint(code, { ...options, projectService: false, programs })
    },
  }
}

function programOf(configFiles: readonly string[]): ts.Program {
  const configs = configFiles.map(configIn)
  const options = { ...configs.at(-1)?.options, incremental: false, allowNonTsExtensions: true }
  const host = ts.createCompilerHost(options, true)
  host.readFile = asParsed
  return ts.createProgram({ rootNames: [...new Set(configs.flatMap(({ fileNames }) => fileNames))], options, host })
}

/** The program, if it has a file as it was given; else one that has, and shares all the rest. */
function programWith(code: string, file: string, whole: ts.Program): ts.Program {
  if (whole.getSourceFile(file)?.text === code) return whole
  const options = whole.getCompilerOptions()
  const host = ts.createCompilerHost(options, true)
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, code, target, true, ts.ScriptKind.TS) : whole.getSourceFile(name)
  return ts.createProgram({ rootNames: whole.getRootFileNames(), options, host, oldProgram: whole })
}

function configIn(configFile: string): ts.ParsedCommandLine {
  const config: unknown = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)).config
  const components = [{ extension: '.vue', isMixedContent: false, scriptKind: ts.ScriptKind.Deferred }]
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configFile), undefined, configFile, undefined, components)
}
