import { getOrigin, type Session } from './session';

/** The screens of the wizard, each with what must be known before it makes sense, and its Back. */
export const STEPS = {
  location: { path: '/location', back: '/' },
  distance: { path: '/distance', back: '/location' },
  preferences: { path: '/preferences', back: '/distance' },
  veganpreferences: { path: '/veganpreferences', back: '/distance' },
  loading: { path: '/loading', back: '/preferences' },
  results: { path: '/results', back: '/preferences' },
} as const;

/** Where a search that failed leads (specification section 8). */
export const ERROR_PATH = '/error';

export type Step = keyof typeof STEPS;

/**
 * The path of the first step that is still to be done before `step`, or null when nothing is missing.
 * A later step opened with nothing chosen leads there.
 */
export function getMissingStep(step: Step, session: Session): string | null {
  if (step === 'location') return null;
  if (!getOrigin(session)) return STEPS.location.path;
  if (step === 'distance') return null;
  if (!session.radius || !session.contentIdList) return STEPS.distance.path;
  if (step === 'results' && !session.search) return STEPS.preferences.path;
  return null;
}
