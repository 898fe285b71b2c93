import 'server-only';
import { getEnv, type Env } from '../env';
import { fetchText } from '../http/fetch-text';
import { withTimeout } from '../http/with-timeout.mjs';
import { getProcessWide } from '../process-wide';
import { getForwardingBackend } from '../search/backend';
import { PROBE_LOOK_UP } from '../search/forward';
import { getPlacesDatabase } from '../places/ask-places';
import { getSnapshotInfo } from '../places/store';
import { getBackendCounts } from '../observability/counters';
import { logEvent, toErrorFields } from '../observability/log';

const CHECK_TIMEOUT_MS = 3_000;
/** One slug. */
const MAX_CHECK_BYTES = 64 * 1024;
/** However many ask, the database and the backend are asked once in this time. */
const KEEP_MS = 2_000;
/** A scheduled sync that has missed this many turns is broken, not late. */
const MISSED_TURNS = 3;

type CheckState = 'ok' | 'failed' | 'not_configured';
/** `stale`: the database of places does not answer, and the bundled ones do instead. */
type PlacesState = CheckState | 'stale';

export interface Readiness {
  status: 'ready' | 'not_ready';
  checks: {
    /** The recipes' database answers our anonymous key. */
    database: CheckState;
    /** The tourism backend answers a look-up; without one, the engine's data is there. */
    backend: CheckState;
    /** The database of places has verdicts that this server reads. */
    places: PlacesState;
    /** The engine's data is not older than the configured sync would leave it. */
    data: CheckState;
  };
  data: { takenAt: string; ageDays: number; rows: number };
  backend: { circuit: string; calls: Readonly<Record<string, number>> } | null;
}

const kept = getProcessWide('readiness', () => ({
  until: 0,
  readiness: undefined as Promise<Readiness> | undefined,
}));

/** Whether this process can serve everything now; the answer of the last two seconds is used again. */
export function getReadiness(): Promise<Readiness> {
  if (!kept.readiness || Date.now() >= kept.until) {
    kept.until = Date.now() + KEEP_MS;
    kept.readiness = check();
  }
  return kept.readiness;
}

async function check(): Promise<Readiness> {
  const env = getEnv();
  const forwarding = getForwardingBackend();
  const { takenAt, ageDays, rows } = getSnapshotInfo(new Date());
  const [database, backend, places] = await Promise.all([
    attempt('database', checkDatabase(env)),
    attempt('backend', checkBackend(rows)),
    attempt('places', checkPlaces()),
  ]);
  const isStale = places === 'failed' && env.PLACES_FALLBACK;
  const checks = {
    ...{ database, backend, places: isStale ? ('stale' as const) : places },
    data: checkData(env, takenAt),
  };
  const isReady = Object.values(checks).every((state) => state !== 'failed');
  return {
    status: isReady ? 'ready' : 'not_ready',
    checks,
    data: { takenAt, ageDays, rows },
    backend: forwarding && { circuit: forwarding.getCircuit(), calls: getBackendCounts() },
  };
}

async function attempt(name: string, state: Promise<CheckState>): Promise<CheckState> {
  try {
    return await state;
  } catch (error) {
    logEvent('warn', 'ready.failed', { check: name, ...toErrorFields(error) });
    return 'failed';
  }
}

/** Asks for one row, where the recipes' own reader asks for all. The key goes to no other host. */
async function checkDatabase(env: Env): Promise<CheckState> {
  const url = env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL;
  const key = env.SUPABASE_ANON_KEY ?? env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  if (!url || !key) return 'not_configured';
  await fetchText(
    `${url}/rest/v1/posts?select=slug&limit=1`,
    { headers: { apikey: key }, cache: 'no-store', redirect: 'error' },
    { timeoutMs: CHECK_TIMEOUT_MS, maxBytes: MAX_CHECK_BYTES, okOnly: true },
  );
  return 'ok';
}

async function checkBackend(rows: number): Promise<CheckState> {
  const forwarding = getForwardingBackend();
  if (!forwarding) return rows > 0 ? 'ok' : 'failed';
  const ask = async (signal: AbortSignal) => {
    await forwarding.getContentIds(PROBE_LOOK_UP, signal);
    await forwarding.tryAgain(signal);
  };
  await withTimeout(ask, { timeoutMs: CHECK_TIMEOUT_MS });
  return forwarding.getCircuit() === 'closed' ? 'ok' : 'failed';
}

/** Asks for what a search reads, and whether there is any place. */
async function checkPlaces(): Promise<CheckState> {
  const places = getPlacesDatabase();
  if (!places) return 'not_configured';
  await withTimeout(() => places.check(), { timeoutMs: CHECK_TIMEOUT_MS });
  return 'ok';
}

function checkData(env: Env, takenAt: string): CheckState {
  const { TOURAPI_SERVICE_KEY: key, SYNC_INTERVAL_HOURS: hours } = env;
  if (!key || !hours || env.TOURISM_BACKEND_URL) return 'not_configured';
  const ageHours = (Date.now() - Date.parse(takenAt)) / 3_600_000;
  return ageHours > hours * MISSED_TURNS ? 'failed' : 'ok';
}
