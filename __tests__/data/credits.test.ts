import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BUNDLED_LISTS, getListDate } from '@kioot/places/sources';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import snapshotInfo from '@/data/synced/restaurants.meta.json';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

const SOURCES = readFileSync('data/SOURCES.md', 'utf8');
const ABOUT = readFileSync('app/[locale]/intro/about.tsx', 'utf8');
const LISTS = Object.entries(BUNDLED_LISTS);
const LANGUAGES = [
  ['en', en.about, 'not confirmed'],
  ['ja', ja.about, 'ライセンスは未確認'],
  ['zh-Hans', zhHans.about, '许可条款未确认'],
  ['zh-Hant', zhHant.about, '授權條款未確認'],
] as const;

describe('every list of places', () => {
  it('that a row or a file comes from is one that is credited', () => {
    const rows = parseBundledRows();
    const used = new Set([
      ...rows.flatMap(({ source }) => source.split('+')),
      ...rows.flatMap(({ fieldSources = {} }) =>
        Object.values(fieldSources).map(({ source }) => source),
      ),
    ]);
    expect([...used].sort()).toEqual(LISTS.map(([list]) => list).sort());
    const files = readdirSync('data/synced/open-lists').map((file) =>
      file.replace(/^(visitseoul)-2026/, '$1').replace(/\.jsonl$/, ''),
    );
    expect(files.filter((file) => !used.has(file))).toEqual([]);
  });

  it('stands in SOURCES.md with its rows, its year and its license', () => {
    const rows = parseBundledRows();
    for (const [list] of LISTS) {
      const count = rows.filter(({ source }) => source.split('+').includes(list)).length;
      const line = SOURCES.split('\n').find((each) =>
        each.startsWith(`| ${list} | ${count.toLocaleString('en')} |`),
      );
      const year = getListDate(list, snapshotInfo)?.slice(0, 4);
      expect([list, line]).toEqual([list, expect.stringContaining(String(year))]);
      expect([list, line]).toEqual([list, expect.stringContaining('not confirmed')]);
    }
    const files = readdirSync('data/synced/open-lists').map((file) => file.replace(/\.jsonl$/, ''));
    for (const file of files) {
      const count = readFileSync(`data/synced/open-lists/${file}.jsonl`, 'utf8')
        .trim()
        .split('\n').length;
      expect(SOURCES).toContain(`| ${file} | ${count.toLocaleString('en')} |`);
    }
  });

  it.each(LANGUAGES)(
    'stands on About with its year and its license: %s',
    (_, about, notConfirmed) => {
      expect(ABOUT).toContain('Object.values(BUNDLED_LISTS)');
      for (const [list, { credit }] of LISTS) {
        const text = about.credits[credit];
        expect(about.credited[credit]).not.toBe('');
        expect(text).toContain(getListDate(list, snapshotInfo)?.slice(0, 4));
        expect([list, text]).toEqual([list, expect.stringContaining(notConfirmed)]);
      }
    },
  );
});

it.each(LANGUAGES)('credits the stations as not confirmed: %s', (_, { credits }, notConfirmed) => {
  expect(SOURCES).toMatch(/^\| stations \|.*not confirmed \|$/m);
  expect(credits.stations).toContain(notConfirmed);
});
