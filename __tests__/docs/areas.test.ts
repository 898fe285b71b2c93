import { expect, it } from '@jest/globals';
import { AREA_GROUPS } from '@/lib/area-groups';
import { AREAS } from '@/lib/areas';
import { findSources, read } from './documents';

const CHECKLIST = read('docs/how-to/add-an-area.md');
const LANGUAGES = ['en', 'ja', 'zh-Hans', 'zh-Hant'];

const fields = (value: unknown, ...path: string[]): Record<string, unknown> =>
  path.reduce<unknown>((all, key) => (all as Record<string, unknown>)[key], value) as Record<
    string,
    unknown
  >;

it('every file of the checklist names every area', () => {
  const byName = fields(JSON.parse(read('data/curated/words-by-language.json')), 'areas');
  expect(Object.keys(byName)).toEqual(AREAS.map(({ location_ko: name }) => name));
  for (const language of LANGUAGES) {
    const file = `messages/${language}.json`;
    expect(CHECKLIST).toContain(`\`${file}\``);
    const byId = fields(JSON.parse(read(file)), 'words', 'area');
    expect(Object.keys(byId)).toEqual(AREAS.map(({ id }) => String(id)));
  }
});

it('every area is in one group', () => {
  const grouped = AREA_GROUPS.flatMap(({ areas }) => areas).map(({ id }) => id);
  expect(grouped.sort((a, b) => a - b)).toEqual(AREAS.map(({ id }) => id));
  expect(CHECKLIST).toContain('`lib/area-groups.ts`');
});

it('no source file but the table of areas names one', () => {
  const names = AREAS.flatMap(({ location_ko: name }) => [`'${name}'`, `"${name}"`]);
  const naming = findSources(['app', 'components', 'lib', 'worker']).filter((file) =>
    names.some((name) => read(file).includes(name)),
  );
  expect(naming.filter((file) => !CHECKLIST.includes(`\`${file}\``))).toEqual([]);
  expect(CHECKLIST).toContain('`lib/areas.ts`');
});
