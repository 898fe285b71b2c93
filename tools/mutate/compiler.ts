import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { applyMutant, type Mutant } from './operators';

/** Creates a type check for mutants: code that does not compile cannot be committed. */
export function createCompiler(files: readonly string[]): (mutant: Mutant) => boolean {
  const configFile = path.resolve('tsconfig.json');
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configFile));
  let changed: { file: string; text: string; version: number } = { file: '', text: '', version: 0 };
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, incremental: false, plugins: [] }),
    getScriptFileNames: () => files.map((file) => path.resolve(file)),
    getScriptVersion: (file) => (file === changed.file ? String(changed.version) : '0'),
    getScriptSnapshot: (file) => {
      const text = file === changed.file ? changed.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return (mutant) => {
    const file = path.resolve(mutant.file);
    const text = applyMutant(readFileSync(file, 'utf8'), mutant);
    changed = { file, text, version: changed.version + 1 };
    return (
      service.getSyntacticDiagnostics(file).length === 0 &&
      service.getSemanticDiagnostics(file).length === 0
    );
  };
}
