import { getOrigin, type Session } from './session';

/** Wizard screens with their path and their Back target. */
export const WIZARD_STEPS = {
  location: { path: '/location', back: '/' },
  distance: { path: '/distance', back: '/location' },
  preferences: { path: '/preferences', back: '/distance' },
  veganpreferences: { path: '/veganpreferences', back: '/distance' },
  loading: { path: '/loading', back: '/preferences' },
  results: { path: '/results', back: '/preferences' },
} as const;

/** Target of a failed search (specification section 8). */
export const ERROR_PATH = '/error';

export type WizardStep = keyof typeof WIZARD_STEPS;

/** Path of the first step that must come before `step`; null when none is missing. */
export function getMissingStep(step: WizardStep, session: Session): string | null {
  if (step === 'location') return null;
  if (!getOrigin(session)) return WIZARD_STEPS.location.path;
  if (step === 'distance') return null;
  if (!session.radius || !session.contentIdList) return WIZARD_STEPS.distance.path;
  if (step === 'results' && !session.search) return WIZARD_STEPS.preferences.path;
  return null;
}
