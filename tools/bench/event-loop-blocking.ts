import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { anyText } from '@/__tests__/fuzz/arbitraries';
import { toPreferenceSentence } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { MAX_FIELD_LENGTHS, MAX_PAGE_SIZE } from '@/lib/payload-limits';
import type { RestaurantRow } from '@/lib/places/row';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { english } from '@kioot/engine/lexicon';
import { getMedianMs, type Timing } from './timing';

/** Longest time that one request may block others. */
const MAX_BLOCKING_MS = 50;
const SEED = 20_260_505;
const SAMPLES = 300;
const RUNS = 3;

/** Fuzzed texts and vocabulary of real menus, repeated to the maximum length of the field. */
function createTexts(rows: readonly RestaurantRow[], letters: number): string[] {
  const vocabulary = rows.flatMap(({ title, firstmenu }) => [title, firstmenu]).filter(Boolean);
  const unit = fc.oneof(
    anyText,
    fc.constantFrom(...vocabulary),
    fc.constantFrom(...vocabulary).map((word) => word.slice(0, 2)),
  );
  return fc
    .sample(unit.filter(Boolean), { seed: SEED, numRuns: SAMPLES })
    .map((text) => text.repeat(Math.ceil(letters / text.length)).slice(0, letters));
}

function findSlowest(texts: readonly string[], read: (text: string) => unknown): string {
  const timed = texts.map((text) => ({ text, ms: getMedianMs(RUNS, () => read(text)) }));
  return timed.sort((a, b) => b.ms - a.ms)[0]?.text ?? '';
}

/** Longest time that `run` blocks the event loop, by the clock and in CPU time. */
async function measureBlocking(what: string, run: () => Promise<unknown>): Promise<Timing> {
  let isDone = false;
  const longest = { wallMs: 0, cpuMs: 0 };
  const watch = (async () => {
    while (!isDone) {
      const beganAt = performance.now();
      const began = process.cpuUsage();
      await setImmediate();
      const { user, system } = process.cpuUsage(began);
      longest.wallMs = Math.max(longest.wallMs, performance.now() - beganAt);
      longest.cpuMs = Math.max(longest.cpuMs, (user + system) / 1000);
    }
  })();
  await run();
  isDone = true;
  await watch;
  return { what: `longest stretch: ${what}`, ...longest, maxMs: MAX_BLOCKING_MS };
}

/** Event loop blocking by the most expensive valid requests. */
export async function measureEventLoopBlocking(rows: readonly RestaurantRow[]): Promise<Timing[]> {
  const { signal } = new AbortController();
  const backend = createSearchService(createBundledSource());
  const title = findSlowest(createTexts(rows, MAX_FIELD_LENGTHS.title), (text) =>
    english.toTitle(text, ''),
  );
  const menu = findSlowest(createTexts(rows, MAX_FIELD_LENGTHS.treatmenu), (text) =>
    english.toMenu(text),
  );
  const hours = findSlowest(createTexts(rows, MAX_FIELD_LENGTHS.opentimefood), (text) =>
    parseHours(text, text),
  );
  // Distinct rows, so that no cache hits.
  const restaurantInfo = Array.from({ length: MAX_PAGE_SIZE }, (_, at) => ({
    ...{ contentId: String(at), title, opentimefood: hours, restdatefood: hours },
    firstmenu: `${at}${menu}`.slice(0, MAX_FIELD_LENGTHS.treatmenu),
    treatmenu: `${menu}${at}`.slice(-MAX_FIELD_LENGTHS.treatmenu),
  }));
  const request = {
    contentIdList: rows.map(({ contentId }) => contentId),
    userPref: toPreferenceSentence({ kind: 'any' }),
  };
  return [
    await measureBlocking(`a page of ${MAX_PAGE_SIZE} worst rows`, () =>
      backend.getPage({ restaurantInfo, page: 1, pageSize: MAX_PAGE_SIZE }, signal),
    ),
    await measureBlocking('the filter over all of data/', () =>
      backend.getFiltered(request, signal),
    ),
    await measureBlocking('the same in English', () =>
      backend.getFilteredInEnglish(request, signal),
    ),
  ];
}
