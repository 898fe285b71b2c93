import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const PAGES = 'app/[locale]';
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
const read = (file: string) => readFileSync(file, 'utf8');

/** What a file runs of ours: types are gone by then. */
function getImports(file: string): string[] {
  const source = read(file).replaceAll(/^(?:import|export) type [^;]+;/gm, '');
  return ts.preProcessFile(source).importedFiles.flatMap(({ fileName }) => {
    if (!/^(?:@\/|\.)/.test(fileName)) return [];
    const base = fileName.startsWith('@/')
      ? fileName.slice(2)
      : path.join(path.dirname(file), fileName);
    return ENDINGS.map((ending) => base + ending).find((each) => isFile(each)) ?? [];
  });
}

const isForBrowsers = (file: string) => /^['"]use client['"]/m.test(read(file));

/** The rooms of messages that the browser speaks from, on a page or beside one. */
function getRooms(page: string): string[] {
  const rooms = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string, isBelow: boolean) => {
    const isInBrowser = isBelow || isForBrowsers(file);
    if (seen.has(`${file} ${isInBrowser}`)) return;
    seen.add(`${file} ${isInBrowser}`);
    if (isInBrowser)
      for (const [, room = ''] of read(file).matchAll(/useTranslations\('(\w+)'\)/g))
        rooms.add(room);
    if (/\.tsx?$/.test(file)) for (const each of getImports(file)) walk(each, isInBrowser);
  };
  walk(page, false);
  return [...rooms].sort();
}

/** The rooms in the list behind these words: `rooms={['card']}`. */
const readList = (source: string, before: RegExp): string[] => {
  const [, list = ''] = new RegExp(`${before.source}\\[([^\\]]*)\\]`).exec(source) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, room = '']) => room);
};

const everywhere = readList(read('components/layout/words.tsx'), /EVERYWHERE = /);
/** Files that render a screen. */
const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:page|error|not-found|layout|loading)\.tsx$/.test(file))
  .map((file) => path.join(PAGES, file));
/** The files of each screen: its layout sends messages for its page and for what stands in its place. */
const screens = [...new Set(files.map((file) => path.dirname(file)))].map(
  (folder) => [folder, files.filter((file) => path.dirname(file) === folder)] as const,
);
const merge = (rooms: readonly string[]) => [...new Set(rooms)].sort();

it('knows the rooms of messages', () => {
  expect(everywhere).toContain('ui');
  expect(screens.length).toBeGreaterThan(25);
  expect(getRooms('app/[locale]/card/page.tsx')).toEqual(expect.arrayContaining(['card', 'ui']));
});

it('sends every page the rooms that its screen speaks from beside those of every page, and no others', () => {
  const said = screens.map(([folder, files]) => [
    folder,
    merge(files.flatMap((file) => readList(read(file), /<Words rooms=\{/))),
  ]);
  const spoken = screens.map(([folder, files]) => [
    folder,
    merge(files.flatMap(getRooms)).filter((room) => !everywhere.includes(room)),
  ]);
  expect(said).toEqual(spoken);
});

it('sends to every page what its document speaks from', () => {
  expect(getRooms('app/document.tsx').filter((room) => !everywhere.includes(room))).toEqual([]);
});
