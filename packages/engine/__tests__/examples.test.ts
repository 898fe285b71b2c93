import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const PACKAGE = 'packages/engine';
/** Folders of `src` in which every public function must have an example. */
const COMPLETE_FOLDERS = [
  '',
  'classify',
  'geo',
  'hours',
  'lexicon',
  'list',
  'menu',
  'names',
  'needs',
  'segmentation',
  'text',
];
/** Statement of an example with its expected value: `toFit(match) // => 'only'`. */
const CHECK = /^(.+?);? \/\/ => (.+)$/;

interface PublicFunction {
  name: string;
  file: string;
  /** Lines of its `@example` tags. */
  examples: readonly string[];
}

const { exports: entries } = JSON.parse(
  readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'),
) as { exports: Record<string, string> };

function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function resolveModule(from: string, specifier: string): string {
  const base = path.join(path.dirname(from), specifier);
  return existsSync(`${base}.ts`) ? `${base}.ts` : path.join(base, 'index.ts');
}

function toPublicFunction(
  name: string,
  declaration: ts.Node,
  { fileName: file }: ts.SourceFile,
): PublicFunction {
  const tags = ts.getJSDocTags(declaration).filter(({ tagName }) => tagName.text === 'example');
  const examples = tags.map(({ comment }) => (typeof comment === 'string' ? comment : ''));
  return { name, file, examples };
}

/** Function (or value with an example) declared in a file; null for types and other values. */
function findFunction(source: ts.SourceFile, name: string): PublicFunction | null {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return toPublicFunction(name, statement, source);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (!ts.isIdentifier(declaration.name) || declaration.name.text !== name) continue;
      const isFunction = declaration.initializer && ts.isArrowFunction(declaration.initializer);
      const found = toPublicFunction(name, declaration, source);
      return isFunction || found.examples.length > 0 ? found : null;
    }
  }
  return null;
}

/** Functions that a module exports itself or from others. */
function getFunctions(file: string): PublicFunction[] {
  const source = parseFile(file);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      const target = resolveModule(file, text);
      if (!statement.exportClause) return getFunctions(target);
      if (!ts.isNamedExports(statement.exportClause)) return [];
      const names = statement.exportClause.elements.map(({ name, propertyName }) =>
        String((propertyName ?? name).text),
      );
      return getFunctions(target).filter(({ name }) => names.includes(name));
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
      : ts.isFunctionDeclaration(statement)
        ? [statement.name?.text ?? '']
        : [];
    return names.flatMap((name) => findFunction(source, name) ?? []);
  });
}

const files = Object.values(entries).map((entry) => path.join(PACKAGE, entry));
const functions = new Map(
  files.flatMap(getFunctions).map((each) => [`${each.file} ${each.name}`, each]),
);
const getFolder = ({ file }: PublicFunction): string =>
  path.relative(path.join(PACKAGE, 'src'), path.dirname(file));

/** An example as a block that reports the value and the expected value of each of its checks. */
function toBlock({ name, examples }: PublicFunction): string {
  const lines = examples.join('\n').split('\n');
  const statements = lines.map((line) => {
    const [, actual, expected] = CHECK.exec(line.trim()) ?? [];
    if (actual === undefined) return line;
    return `report(${JSON.stringify(`${name}: ${actual}`)}, (${actual}), (${expected}));`;
  });
  return `{\n${statements.join('\n')}\n}`;
}

/** Runs all examples in one process with the exports of all entries in scope. */
function runExamples(): Record<string, { actual: unknown; expected: unknown }> {
  const specifiers = Object.keys(entries).map((entry) => path.posix.join('@kioot/engine', entry));
  const program = `
    const modules = await Promise.all(
      ${JSON.stringify(specifiers)}.map((specifier) => import(specifier)),
    );
    const results = {};
    const report = (id, actual, expected) => { results[id] = { actual, expected }; };
    Object.assign(globalThis, ...modules);
    ${[...functions.values()]
      .filter(({ examples }) => examples.length > 0)
      .map(toBlock)
      .join('\n')}
    console.log(JSON.stringify(results));`;
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' })) as ReturnType<
    typeof runExamples
  >;
}

describe('public functions', () => {
  it('have an example with a checked value', () => {
    const missing = [...functions.values()].filter(
      (each) =>
        COMPLETE_FOLDERS.includes(getFolder(each)) &&
        !each.examples.some((example) => / \/\/ => /.test(example)),
    );
    expect(functions.size).toBeGreaterThan(60);
    expect(missing.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it('return the values of their examples', () => {
    const results = Object.entries(runExamples());
    const toValues = (side: 'actual' | 'expected') =>
      Object.fromEntries(results.map(([id, result]) => [id, result[side]]));
    expect(results.length).toBeGreaterThan(40);
    expect(toValues('actual')).toEqual(toValues('expected'));
  });
});
