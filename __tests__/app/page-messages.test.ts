import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const PAGES = 'app/[locale]';
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
const read = (file: string) => readFileSync(file, 'utf8');

/** Project files that a file imports at run time; type imports are skipped. */
function getImports(file: string): string[] {
  const source = read(file).replaceAll(/^(?:import|export) type [^;]+;/gm, '');
  return ts.preProcessFile(source).importedFiles.flatMap(({ fileName }) => {
    if (!/^(?:@\/|\.)/.test(fileName)) return [];
    const base = fileName.startsWith('@/')
      ? fileName.slice(2)
      : path.join(path.dirname(file), fileName);
    return EXTENSIONS.map((ending) => base + ending).find((candidate) => isFile(candidate)) ?? [];
  });
}

const isClientFile = (file: string) => /^['"]use client['"]/m.test(read(file));

/** Message namespaces used by client components of a page. */
function getNamespaces(page: string): string[] {
  const namespaces = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string, isInClientTree: boolean) => {
    const isClient = isInClientTree || isClientFile(file);
    if (seen.has(`${file} ${isClient}`)) return;
    seen.add(`${file} ${isClient}`);
    if (isClient)
      for (const [, namespace = ''] of read(file).matchAll(/useTranslations\('(\w+)'\)/g))
        namespaces.add(namespace);
    if (/\.tsx?$/.test(file)) for (const candidate of getImports(file)) walk(candidate, isClient);
  };
  walk(page, false);
  return [...namespaces].sort();
}

/** Namespaces in the array literal after `before`. */
const readList = (source: string, before: RegExp): string[] => {
  const [, list = ''] = new RegExp(`${before.source}\\[([^\\]]*)\\]`).exec(source) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, namespace = '']) => namespace);
};

const sharedNamespaces = readList(read('components/layout/messages.tsx'), /SHARED_NAMESPACES = /);
/** Files that render a screen. */
const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:page|error|not-found|layout|loading)\.tsx$/.test(file))
  .map((file) => path.join(PAGES, file));
/**
 * Files of each screen. A layout sends messages for its page and for the error page in its place.
 */
const screens = [...new Set(files.map((file) => path.dirname(file)))].map(
  (folder) => [folder, files.filter((file) => path.dirname(file) === folder)] as const,
);
const merge = (namespaces: readonly string[]) => [...new Set(namespaces)].sort();

it('finds the namespaces of messages', () => {
  expect(sharedNamespaces).toContain('ui');
  expect(screens.length).toBeGreaterThan(25);
  expect(getNamespaces('app/[locale]/card/page.tsx')).toEqual(
    expect.arrayContaining(['card', 'ui']),
  );
});

it('sends every page exactly the namespaces of its client components', () => {
  const sent = screens.map(([folder, files]) => [
    folder,
    merge(files.flatMap((file) => readList(read(file), /<Messages namespaces=\{/))),
  ]);
  const used = screens.map(([folder, files]) => [
    folder,
    merge(files.flatMap(getNamespaces)).filter(
      (namespace) => !sharedNamespaces.includes(namespace),
    ),
  ]);
  expect(sent).toEqual(used);
});

it('sends every page the namespaces of the document', () => {
  expect(
    getNamespaces('app/document.tsx').filter((namespace) => !sharedNamespaces.includes(namespace)),
  ).toEqual([]);
});
