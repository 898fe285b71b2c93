import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getPackageEntries } from '../../scripts/package-entries.mjs';

const entries = getPackageEntries();
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Run-time imports of a file, type imports excluded; paths from the project root. */
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
  return specifiers.flatMap((specifier) => resolveImport(file, specifier) ?? []);
}

function resolveImport(from: string, specifier: string): string | undefined {
  const entry = entries.get(specifier);
  if (entry) return entry;
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return undefined;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.join(path.dirname(from), specifier);
  return EXTENSIONS.map((ending) => `${base}${ending}`).find(
    (candidate) =>
      /\.(?:tsx?|mjs)$/.test(candidate) && existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** Number of folders that a test shares with a file; `__tests__` mirrors the tree. */
function countSharedFolders(test: string, file: string): number {
  const folders = path.dirname(file).split('/');
  const own = path.dirname(test).split('/').slice(1);
  const at = folders.findIndex((folder, index) => own[index] !== folder);
  return at < 0 ? folders.length : at;
}

/** Tests that reach each file through imports, nearest first. */
export function mapFilesToTests(tests: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  const reached = new Map<string, { test: string; steps: number }[]>();
  for (const test of tests) {
    const steps = new Map([[test, 0]]);
    // Breadth-first: a Map iterates over entries added during iteration.
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
        .map((entry) => ({ ...entry, shared: countSharedFolders(entry.test, file) }))
        .sort((a, b) => b.shared - a.shared || a.steps - b.steps)
        .map(({ test }) => test),
    ]),
  );
}
