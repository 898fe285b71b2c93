import fc from 'fast-check';
import type { FuzzTarget } from './target';

/** Runs one target; resolves to the report of its failure, or null. The report names the seed and the smallest input. */
export async function fuzz(
  { property }: FuzzTarget,
  { seed, cases }: { seed: number; cases: number },
): Promise<string | null> {
  const details = await fc.check(property, { seed, numRuns: cases, endOnFailure: false });
  return details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : null;
}
