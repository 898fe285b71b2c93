import { setTimeout as sleep } from 'node:timers/promises';
import { AREAS } from '../../lib/areas';
import { toPreferenceSentence } from '../../lib/engine/needs/sentence';
import type { Preference } from '../../lib/engine';

/** One answer that a visitor waited for. */
export interface Visit {
  kind: string;
  ms: number;
  isGood: boolean;
  /** Characters that were sent and that came back. */
  sent: number;
  received: number;
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
export async function visit(
  kind: string,
  url: string,
  init?: { method: string; headers: Record<string, string>; body: string },
) {
  const startedAt = performance.now();
  const sent = init?.body.length ?? 0;
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const isGood = response.ok || (kind === 'not found' && response.status === 404);
    const failure = isGood ? {} : { failure: `status ${response.status}` };
    const ms = performance.now() - startedAt;
    return { kind, ms, isGood, text, sent, received: text.length, ...failure };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const ms = performance.now() - startedAt;
    return { kind, ms, isGood: false, text, sent, received: 0, failure: text };
  }
}

function postJson(kind: string, url: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return visit(kind, url, { method: 'POST', headers, body: JSON.stringify(body) });
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
    const { text, ...answer } = await postJson(name, `${baseUrl}/api/rec/${name}`, body);
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

/** The same calls to a route that does nothing: as much is sent, and as much comes back. */
export async function recommendNothing(baseUrl: string, visits: readonly Visit[], pauseMs: number) {
  let ms = 0;
  for (const [step, { sent, received }] of visits.entries()) {
    if (step > 0) await sleep(pauseMs);
    // The least body is `{"rows":[{}]}`; like ours it is of many small objects.
    const rows = Array.from({ length: Math.floor(sent / 45) }, (_, id) => ({
      id,
      name: 'n'.repeat(20),
    }));
    ms += (await postJson('blank call', `${baseUrl}/calls/${received}`, { rows })).ms;
  }
  return ms;
}
