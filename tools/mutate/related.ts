import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getPackageEntries } from '../../scripts/package-entries.mjs';

const entries = getPackageEntries();
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** What a file imports at run time: types leave nothing behind. Paths from the root of the project. */
function getImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause: clause } = node;
      const named = clause?.namedBindings;
      const isTypeOnly =
        clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        (named !== undefined &&
          ts.isNamedImports(named) &&
          clause?.name === undefined &&
          named.elements.every((element) => element.isTypeOnly));
      if (!isTypeOnly && ts.isStringLiteral(node.moduleSpecifier))
        specifiers.push(node.moduleSpecifier.text);
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        specifiers.push(node.moduleSpecifier.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) specifiers.push(specifier.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return specifiers.flatMap((specifier) => resolve(file, specifier) ?? []);
}

function resolve(from: string, specifier: string): string | undefined {
  const entry = entries.get(specifier);
  if (entry) return entry;
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return undefined;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.join(path.dirname(from), specifier);
  return ENDINGS.map((ending) => `${base}${ending}`).find(
    (candidate) =>
      /\.(?:tsx?|mjs)$/.test(candidate) && existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** How many folders a test shares with a file: `__tests__` mirrors the tree. */
function countShared(test: string, file: string): number {
  const folders = path.dirname(file).split('/');
  const own = path.dirname(test).split('/').slice(1);
  const at = folders.findIndex((folder, index) => own[index] !== folder);
  return at < 0 ? folders.length : at;
}

/** For each file that a test reaches by its imports, those tests, nearest first. */
export function mapTests(tests: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  const reached = new Map<string, { test: string; steps: number }[]>();
  for (const test of tests) {
    const steps = new Map([[test, 0]]);
    // A map goes on with what is added while it is walked: nearest first.
    for (const [file, step] of steps) {
      const direct = imports.get(file) ?? getImports(file);
      imports.set(file, direct);
      for (const next of direct) if (!steps.has(next)) steps.set(next, step + 1);
    }
    for (const [file, step] of steps) {
      const known = reached.get(file) ?? [];
      known.push({ test, steps: step });
      reached.set(file, known);
    }
  }
  return new Map(
    [...reached].map(([file, list]) => [
      file,
      list
        .map((entry) => ({ ...entry, shared: countShared(entry.test, file) }))
        .sort((a, b) => b.shared - a.shared || a.steps - b.steps)
        .map(({ test }) => test),
    ]),
  );
}
