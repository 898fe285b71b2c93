import type { Translator } from '../i18n/translator';
import type { PlaceCard } from '../search/contract/rec-contract';
import {
  getFirstQuestion,
  getStaffQuestions,
  type StaffQuestion,
} from '../search/contract/staff-questions';
import { formatAlternatives, formatCode, formatQuestion } from './format-code';
import { formatEvidence } from './format-evidence';
import { formatPill, type FitKind, type FitLine } from './format-match';

type Translate = Translator<'words'>;

/**
 * Verdict with its reason: "Good for you" and the evidence, "Vegan if there’s no egg", "Ask first" and
 * the question.
 */
export function formatFitLine(t: Translate, restaurant: PlaceCard, fit: FitKind): FitLine {
  const { match } = restaurant;
  if (fit !== 'maybe' || !match || match.justServes) return formatPill(t, restaurant, fit);
  const evidence = match.evidence ? formatEvidence(t, match.evidence) : null;
  const { question } = getFirstQuestion(match) ?? {};
  if (question !== undefined) {
    const diet = match.groups.some(({ wish }) => wish === 'vegan') ? 'strictVegan' : 'lactoOvo';
    return {
      headline: t(`fitsIfNo.${diet}`, { what: formatCode(t, question) }),
      detail: evidence,
    };
  }
  const [first] = getStaffQuestions(match);
  const asked = first ? formatShortQuestion(t, first) : null;
  return { headline: t('sectionOne.ask'), detail: evidence ?? asked };
}

/** "Egg, shrimp or crab?", for a card: what to tell the kitchen is asked too. */
function formatShortQuestion(t: Translate, { about, tell = [] }: StaffQuestion): string {
  const asked = about.length > 0 ? formatAlternatives(t, [...about, ...tell]) : null;
  return asked ? t('askShort', { asked }) : formatQuestion(t, { about, tell });
}
