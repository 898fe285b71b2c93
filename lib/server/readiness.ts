import 'server-only';
import { getEnv, type Env } from '../env';
import { withTimeout } from '@kioot/base/with-timeout';
import { globalSingleton } from '../once';
import { createThrottledTask } from '../throttled-task';
import { getRemoteBackend } from '../search/backend';
import { PROBE_REQUEST } from '../search/remote/remote-backend';
import { getPlacesDatabase } from '../places/query-places';
import { getSnapshotInfo } from '../places/snapshot-store';
import { getBackendCounts } from '../observability/backend-counters';
import { logEvent, toErrorFields } from '../observability/log';
import { createAnonymousClient, hasSupabase } from '../supabase/server';

const CHECK_TIMEOUT_MS = 3_000;
const CACHE_MS = 2_000;
/** Missed intervals after which a scheduled sync counts as failed, not late. */
const MAX_MISSED_SYNCS = 3;

type CheckState = 'ok' | 'failed' | 'not_configured';
/** `stale`: the database of places fails, and the bundled places serve instead. */
type PlacesState = CheckState | 'stale';

export interface Readiness {
  status: 'ready' | 'not_ready';
  checks: {
    /** The recipes' database accepts our anonymous key. */
    database: CheckState;
    /** The tourism backend answers a search; without one, the engine has places. */
    backend: CheckState;
    /** The database of places has verdicts that this server reads. */
    places: PlacesState;
    /** The engine's data is not older than the configured sync allows. */
    data: CheckState;
  };
  data: { takenAt: string; ageDays: number; rows: number };
  backend: { circuit: string; calls: Readonly<Record<string, number>> } | null;
}

/** Readiness of this process; checked once in two seconds for all callers. */
export function getReadiness(): Promise<Readiness> {
  return globalSingleton('readiness', () => createThrottledTask(checkAll, CACHE_MS)).run();
}

async function checkAll(): Promise<Readiness> {
  const env = getEnv();
  const forwarding = getRemoteBackend();
  const { takenAt, ageDays, rows } = getSnapshotInfo(new Date());
  const [database, backend, places] = await Promise.all([
    toCheckState('database', checkDatabase()),
    toCheckState('backend', checkBackend(rows)),
    toCheckState('places', checkPlaces()),
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
    backend: forwarding && { circuit: forwarding.getCircuitStatus(), calls: getBackendCounts() },
  };
}

async function toCheckState(name: string, state: Promise<CheckState>): Promise<CheckState> {
  try {
    return await state;
  } catch (error) {
    logEvent('warn', 'readiness.check_failed', { check: name, ...toErrorFields(error) });
    return 'failed';
  }
}

/** Queries one row, not all as the recipes do. */
async function checkDatabase(): Promise<CheckState> {
  if (!hasSupabase()) return 'not_configured';
  const query = async (signal: AbortSignal) =>
    createAnonymousClient()
      .from('posts')
      .select('slug')
      .limit(1)
      .retry(false)
      .abortSignal(signal)
      .throwOnError();
  const { data } = await withTimeout(query, { timeoutMs: CHECK_TIMEOUT_MS });
  // The client takes a 404 without a body, of another server, for an answer without rows.
  if (!Array.isArray(data)) throw new Error('The answer has no rows.');
  return 'ok';
}

async function checkBackend(rows: number): Promise<CheckState> {
  const forwarding = getRemoteBackend();
  if (!forwarding) return rows > 0 ? 'ok' : 'failed';
  const probe = async (signal: AbortSignal) => {
    await forwarding.getContentIds(PROBE_REQUEST, signal);
    await forwarding.probeOpenCircuits(signal);
  };
  await withTimeout(probe, { timeoutMs: CHECK_TIMEOUT_MS });
  return forwarding.getCircuitStatus() === 'closed' ? 'ok' : 'failed';
}

/** Runs the queries of a search, and checks that there are places. */
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
  return ageHours > hours * MAX_MISSED_SYNCS ? 'failed' : 'ok';
}
