import { expect, it } from '@jest/globals';
import sights from '@/content/sights.json';
import { formatArea } from '@/lib/format/format-area';
import { LOCALES, type Locale } from '@/lib/locales';
import { findOrigins, indexOrigins } from '@/lib/session/find-origins';
import { translatorOf } from '../../helpers/translator';

const indexIn = (locale: Locale) => {
  const words = translatorOf(locale, 'words');
  return indexOrigins((area) => formatArea(words, area), locale);
};
const index = indexIn('en');
const find = (query: string) => findOrigins(index, query).map(({ ko }) => ko);

it('finds every area, sight and station by its Korean name', () => {
  expect(index).toHaveLength(24 + sights.length + 373);
  const lost = index.filter((origin) => !findOrigins(index, origin.ko).includes(origin));
  // More than eight names hold a short one.
  expect(lost.map(({ ko }) => ko)).toEqual([]);
});

it.each([
  ['anguk station', '안국'],
  ['ANGUK', '안국'],
  ['安国駅', '안국'],
  ['安国站', '안국'],
  ['안국역', '안국'],
  ['안구', '안국'],
  ['Seoul Station', '서울역'],
  ['ddp', '동대문디자인플라자'],
  ['n首爾塔', 'N서울타워'],
  ['gyeongbok gung', '경복궁'],
])('finds %s first', (query, ko) => {
  expect(find(query)[0]).toBe(ko);
});

it('finds an area that is a station once', () => {
  expect(findOrigins(index, 'gangnam station').map(({ name }) => name)).toEqual([
    ...['Gangnam Station', 'Gangnam-gu Office Station'],
  ]);
});

it('finds nothing for signs and unknown names', () => {
  for (const query of ['', ' ', '…', 'Atlantis']) expect(find(query)).toEqual([]);
});

it('names sights in the language of the page, with an area or station in Seoul', () => {
  for (const locale of LOCALES) {
    const origins = indexIn(locale);
    const named = origins.filter(({ near }) => near !== undefined);
    expect(named).toHaveLength(sights.length);
    expect(new Set(named.map(({ name }) => name)).size).toBe(sights.length);
  }
});

it('names stations in the language of the page, and in English where it has no name', () => {
  const [anguk] = findOrigins(index, '안국');
  if (!anguk) throw new Error('There is no Anguk Station');
  const name = (locale: Locale, area = anguk.area) =>
    formatArea(translatorOf(locale, 'words'), area);
  expect(LOCALES.map((locale) => name(locale))).toEqual([
    'Anguk Station',
    '安国駅',
    '安国站',
    '安國站',
  ]);
  // Stored by an older version.
  expect(name('ja', { ...anguk.area, names: undefined })).toBe('Anguk Station');
  for (const locale of LOCALES.filter((each) => each !== 'en'))
    expect(indexIn(locale).filter((origin) => origin.name.endsWith('Station'))).toEqual([]);
});
