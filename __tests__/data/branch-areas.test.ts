import { expect, it } from '@jest/globals';
import ja from '../../data/curated/place-names/ja.json';
import zhHans from '../../data/curated/place-names/zh-Hans.json';
import zhHant from '../../data/curated/place-names/zh-Hant.json';
import { areas } from '../../packages/engine/lexicon/branch-areas.json';

/** Stations without a name of Chinese characters, which both tables transcribe. */
const isTranscribed = (ko: string): boolean => !(ko in zhHans.stations);

it('names stations in branches of restaurants as the lists of stations do', () => {
  const stations = Object.entries(ja.stations).filter(([ko]) => ko in areas && !isTranscribed(ko));
  expect(stations.length).toBeGreaterThan(200);
  const rows = new Map<string, readonly string[]>(Object.entries(areas));
  const [hans, hant] = [zhHans.stations, zhHant.stations].map(
    (names) => new Map<string, string>(Object.entries(names)),
  );
  expect(Object.fromEntries(stations.map(([ko]) => [ko, rows.get(ko)?.slice(1)]))).toEqual(
    Object.fromEntries(stations.map(([ko, name]) => [ko, [name, hans?.get(ko), hant?.get(ko)]])),
  );
});
