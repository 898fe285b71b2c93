import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { anyText } from '@/__tests__/fuzz/arbitraries';
import { toPreferenceSentence } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { MAX_LETTERS, MAX_PAGE_SIZE } from '@/lib/limits';
import type { RestaurantRow } from '@/lib/places/row';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';
import { english } from '@kioot/engine/lexicon';
import { medianMs, type Figure } from './timing';

/** The longest that anybody may wait for another's request. */
const STRETCH_BAR_MS = 50;
const SEED = 20_260_505;
const TRIES = 300;
const RUNS = 3;

/** What the fuzzer writes, and words of real menus, over and over: as long as the field may be. */
function toTexts(rows: readonly RestaurantRow[], letters: number): string[] {
  const words = rows.flatMap(({ title, firstmenu }) => [title, firstmenu]).filter(Boolean);
  const unit = fc.oneof(
    anyText,
    fc.constantFrom(...words),
    fc.constantFrom(...words).map((word) => word.slice(0, 2)),
  );
  return fc
    .sample(unit.filter(Boolean), { seed: SEED, numRuns: TRIES })
    .map((text) => text.repeat(Math.ceil(letters / text.length)).slice(0, letters));
}

/** The text that takes longest. */
function findWorst(texts: readonly string[], read: (text: string) => unknown): string {
  const timed = texts.map((text) => ({ text, ms: medianMs(RUNS, () => read(text)) }));
  return timed.sort((a, b) => b.ms - a.ms)[0]?.text ?? '';
}

/** The longest that nothing else had its turn, by the clock and of the processor. */
async function measureStretch(what: string, run: () => Promise<unknown>): Promise<Figure> {
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
  return { what: `longest stretch: ${what}`, ...longest, barMs: STRETCH_BAR_MS };
}

/** How long the hardest requests that are taken keep the event loop from everybody else. */
export async function measureWorst(rows: readonly RestaurantRow[]): Promise<Figure[]> {
  const { signal } = new AbortController();
  const backend = createSearchService(createBundledSource());
  const title = findWorst(toTexts(rows, MAX_LETTERS.title), (text) => english.toTitle(text, ''));
  const menu = findWorst(toTexts(rows, MAX_LETTERS.treatmenu), (text) => english.toMenu(text));
  const hours = findWorst(toTexts(rows, MAX_LETTERS.opentimefood), (text) =>
    parseHours(text, text),
  );
  // Each of its own, so that none is known from another.
  const restaurantInfo = Array.from({ length: MAX_PAGE_SIZE }, (_, at) => ({
    ...{ contentId: String(at), title, opentimefood: hours, restdatefood: hours },
    firstmenu: `${at}${menu}`.slice(0, MAX_LETTERS.treatmenu),
    treatmenu: `${menu}${at}`.slice(-MAX_LETTERS.treatmenu),
  }));
  const request = {
    contentIdList: rows.map(({ contentId }) => contentId),
    userPref: toPreferenceSentence({ kind: 'any' }),
  };
  return [
    await measureStretch(`a page of ${MAX_PAGE_SIZE} worst rows`, () =>
      backend.getPage({ restaurantInfo, page: 1, pageSize: MAX_PAGE_SIZE }, signal),
    ),
    await measureStretch('the filter over all of data/', () =>
      backend.getFiltered(request, signal),
    ),
    await measureStretch('the same in English', () =>
      backend.getFilteredInEnglish(request, signal),
    ),
  ];
}
