import 'server-only';
import { metrics } from '@opentelemetry/api';
import { globalSingleton } from '../once';

/**
 * Outcome of a call to the tourism backend. `stale`: an older copy was served because the backend
 * failed or was slow.
 */
export type BackendOutcome =
  'fresh' | 'cached' | 'joined' | 'stale' | 'failed' | 'refused' | 'retried';

const counts = globalSingleton('backend-counts', () => new Map<BackendOutcome, number>());

/** Counts a call in this process and in OpenTelemetry's `kioot.backend.calls`. */
export function countBackendCall(outcome: BackendOutcome): void {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  metrics.getMeter('kioot').createCounter('kioot.backend.calls').add(1, { outcome });
}

/** Counts since the process started. */
export function getBackendCounts(): Readonly<Record<string, number>> {
  return Object.fromEntries(counts);
}
