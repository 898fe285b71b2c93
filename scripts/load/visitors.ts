import { setTimeout as sleep } from 'node:timers/promises';
import { AREAS } from '../../lib/areas';
import { toPreferenceSentence } from '../../lib/engine/preference/sentence';
import type { Preference } from '../../lib/engine/types';

/** One answer that a visitor waited for. */
export interface Visit {
  kind: string;
  ms: number;
  isGood: boolean;
  /** What a failed visit got: its status or what broke the connection. */
  failure?: string;
}

const RADII_M = [500, 1000, 2000];
const PREFERENCES: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['fish', 'seafood'] },
  { kind: 'halal' },
];

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('Nothing to pick from.');
  return value;
}

/** Fetches and reads it all, as a browser does. */
export async function visit(kind: string, url: string, init?: RequestInit) {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const isGood = response.ok || (kind === 'not found' && response.status === 404);
    const failure = isGood ? {} : { failure: `status ${response.status}` };
    return { kind, ms: performance.now() - startedAt, isGood, text, ...failure };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { kind, ms: performance.now() - startedAt, isGood: false, text, failure: text };
  }
}

const GOLDEN_RATIO = 0.618;

/** The same spread of pauses in every run: from half to one and a half times as long, so that nobody keeps in step. */
function getPauseMs(meanMs: number, visitor: number, step: number): number {
  return meanMs * (0.5 + (((visitor * 4 + step) * GOLDEN_RATIO) % 1));
}

/**
 * The four calls of a visitor who looks for dinner: look-up, filter, first page, "Load more". The visitor reads for
 * about `pauseMs` between them, which does not count.
 * @returns the four answers, and the time they took together
 */
export async function recommend(baseUrl: string, index: number, pauseMs: number) {
  const visits: Visit[] = [];
  const call = async (name: string, body: unknown): Promise<unknown> => {
    if (visits.length > 0 && pauseMs > 0) {
      await sleep(getPauseMs(pauseMs, index, visits.length));
    }
    const { text, ...answer } = await visit(name, `${baseUrl}/api/rec/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    visits.push(answer);
    return answer.isGood ? JSON.parse(text) : {};
  };
  const { mapx, mapy } = pick(AREAS, index);
  const radius = pick(RADII_M, Math.floor(index / AREAS.length));
  const contentIdList = await call('get-content-id-by-gps', { mapx, mapy, radius });
  const filtered = await call('get-filtered-restaurants', {
    contentIdList,
    userPref: toPreferenceSentence(pick(PREFERENCES, index)),
  });
  const restaurantInfo =
    typeof filtered === 'object' && filtered !== null && 'restaurantInfo' in filtered
      ? filtered.restaurantInfo
      : [];
  for (const page of [1, 2]) {
    await call('translate-restaurant-pagination', { restaurantInfo, page, pageSize: 10 });
  }
  return { visits, ms: visits.reduce((sum, { ms }) => sum + ms, 0) };
}
