import fc from 'fast-check';
import type { FuzzTarget } from './fuzz-target';

/** Runs one target; resolves to a report with the seed and the smallest failing input, or null. */
export async function fuzz(
  { property }: FuzzTarget,
  { seed, cases }: { seed: number; cases: number },
): Promise<string | null> {
  const details = await fc.check(property, { seed, numRuns: cases, endOnFailure: false });
  return details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : null;
}
