import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const STORES = ['localStorage', 'sessionStorage', 'IndexedDB', 'Cache'] as const;
type Store = (typeof STORES)[number];
const STORAGE_FUNCTIONS = ['readStored', 'writeStored', 'removeStored'];
/** The one module that touches Web Storage. */
const STORAGE_MODULE = 'lib/browser-storage.ts';

const sources = ['app', 'components', 'lib', 'worker', 'packages/menu-reader/src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) =>
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  );

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node;
}

/** Text constants of a module: `KEY`, and `KEYS.name` for a field of an object. */
function getConstants(source: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const value = unwrap(initializer);
      if (ts.isStringLiteral(value)) constants.set(name.text, value.text);
      if (!ts.isObjectLiteralExpression(value)) continue;
      for (const field of value.properties) {
        if (!ts.isPropertyAssignment(field) || !ts.isStringLiteral(field.initializer)) continue;
        if (ts.isIdentifier(field.name))
          constants.set(`${name.text}.${field.name.text}`, field.initializer.text);
      }
    }
  }
  return constants;
}

const shared = new Map(sources.flatMap((source) => [...getConstants(source)]));

/** Arguments that a module passes for a parameter of one of its functions. */
function getArguments(parameter: ts.Identifier, source: ts.SourceFile): ts.Expression[] {
  let owner: ts.Node | undefined = parameter;
  while (owner && !ts.isFunctionDeclaration(owner)) owner = owner.parent;
  const index = owner?.parameters.findIndex(({ name }) => name.getText(source) === parameter.text);
  if (!owner || index === undefined || index < 0) return [];
  const functionName = owner.name?.text;
  const passed: ts.Expression[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(source) !== functionName) return;
    passed.push(...node.arguments.slice(index, index + 1));
  });
  return passed;
}

/** Values an expression may have: literals, constants, and arguments for a parameter. */
function getValues(node: ts.Expression, source: ts.SourceFile): string[] {
  const value = unwrap(node);
  if (ts.isConditionalExpression(value))
    return [value.whenTrue, value.whenFalse].flatMap((each) => getValues(each, source));
  if (ts.isStringLiteralLike(value)) return [value.text];
  const name = value.getText(source);
  const constant = getConstants(source).get(name) ?? shared.get(name);
  if (constant !== undefined) return [constant];
  if (!ts.isIdentifier(value)) return [];
  return getArguments(value, source).flatMap((each) => getValues(each, source));
}

function getField(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const field = object.properties.find((each) => each.name?.getText() === name);
  return field && ts.isPropertyAssignment(field) ? field.initializer : undefined;
}

const isCaches = (node: ts.Expression) => ts.isIdentifier(node) && node.text === 'caches';

/** Every name that a module stores something under, as "store name". */
function getStored(source: ts.SourceFile): string[] {
  const stored: string[] = [];
  const add = (store: Store, node: ts.Expression | undefined) => {
    if (node) stored.push(...getValues(node, source).map((name) => `${store} ${name}`));
  };
  walk(source, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'cacheName')
      add('Cache', node.initializer);
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'cacheName')
      add('Cache', node.name);
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'ExpirationPlugin')
      stored.push('IndexedDB serwist-expiration');
    if (!ts.isCallExpression(node)) return;
    const [first, second] = node.arguments;
    const { expression: called } = node;
    if (ts.isPropertyAccessExpression(called) && isCaches(called.expression))
      if (called.name.text !== 'match') add('Cache', first);
    if (!ts.isIdentifier(called)) return;
    if (called.text === 'createStore' && second) add('IndexedDB', first);
    if (called.text === 'createStoredAtom' && first && ts.isObjectLiteralExpression(first)) {
      const [area, key] = ['area', 'key'].map((name) => getField(first, name));
      const store = STORES.find((each) => area && getValues(area, source).includes(each));
      if (store) add(store, key);
    }
    if (!STORAGE_FUNCTIONS.includes(called.text) || source.fileName === STORAGE_MODULE) return;
    const area = STORES.find((store) => first && getValues(first, source).includes(store));
    if (area) add(area, second);
  });
  return stored;
}

interface Row {
  name: string;
  store: string;
  writer: string;
  version: string;
}

const rows = readFileSync('docs/browser-storage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line): Row => {
    const [, name = '', store = '', , , writer = '', version = ''] = line
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { name, store, writer, version };
  });

describe('docs/browser-storage.md', () => {
  it('lists everything the code stores, and nothing else', () => {
    const stored = new Set(sources.flatMap(getStored));
    expect([...stored].sort()).toEqual(rows.map(({ name, store }) => `${store} ${name}`).sort());
  });

  it.each(rows)('names the writer and version of $name', ({ name, writer, version }) => {
    expect(writer === 'Serwist' || existsSync(writer)).toBe(true);
    expect(version).toBe(/[.-]v(\d+)$/.exec(name)?.[1] ?? 'none');
  });
});

it('reaches Web Storage and IndexedDB through their wrappers only', () => {
  const direct = sources.flatMap((source) => {
    const names: string[] = [];
    walk(source, (node) => {
      const isGlobal = ts.isIdentifier(node) || ts.isStringLiteral(node);
      if (isGlobal && ['localStorage', 'sessionStorage', 'indexedDB', 'cookie'].includes(node.text))
        names.push(`${source.fileName}: ${ts.isIdentifier(node) ? node.text : 'area'}`);
    });
    return names;
  });
  expect(direct.filter((each) => !each.endsWith(': area'))).toEqual([]);
});
