import 'server-only';
import { metrics } from '@opentelemetry/api';
import { getProcessWide } from '../process-wide';

/** How the calls to the tourism backend went. `stale`: an older copy was served because it failed or was slow. */
export type BackendOutcome =
  'fresh' | 'cached' | 'joined' | 'stale' | 'failed' | 'refused' | 'retried';

const counts = getProcessWide('backend-counts', () => new Map<BackendOutcome, number>());

/** Counts one call: in this process, and in OpenTelemetry's `kioot.backend.calls` where it is set up. */
export function countBackendCall(outcome: BackendOutcome): void {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  metrics.getMeter('kioot').createCounter('kioot.backend.calls').add(1, { outcome });
}

/** The counts since the process started. */
export function getBackendCounts(): Readonly<Record<string, number>> {
  return Object.fromEntries(counts);
}
