import type { Evidence } from './rec-contract';

/** Strongest first. */
const EVIDENCE_ORDER: readonly Evidence['by'][] = ['menu', 'city', 'chain', 'title', 'name'];

/**
 * Best evidence of the dishes shown; undefined for questions that no offer of the diet answers.
 * @param isCertain false for dishes to ask about: only an offer on request counts
 */
export function toBestEvidence(
  evidences: readonly Evidence[],
  isCertain: boolean,
): Evidence | undefined {
  const found = evidences
    .filter(({ isOnRequest }) => isCertain || isOnRequest)
    // A dish that is vegan on request and certainly vegetarian is labeled so.
    .map(({ isOnRequest, ...each }): Evidence => (isCertain ? each : { ...each, isOnRequest }));
  return found.sort((a, b) => EVIDENCE_ORDER.indexOf(a.by) - EVIDENCE_ORDER.indexOf(b.by))[0];
}
