import type { Translator } from '../i18n/translator';
import { isForSevereAllergy } from '../needs/need';
import type { GuestVerdict } from '../search/contract/rec-contract';
import { formatCode, formatAlternatives } from './format-code';

type GuestFit = GuestVerdict['fit'];

/** Translators of the texts about a party. */
export interface PartyTranslators {
  t: Translator<'party'>;
  words: Translator<'words'>;
}

/** "Aisha and Ben"; "Aisha, Ben and You". */
function formatNames(words: Translator<'words'>, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(words('comma'));
  return before ? `${before}${words('and')}${last}` : last;
}

/**
 * Verdict for a party by who is worst off: "Works for all three", "One question each", "Not for
 * Aisha".
 * @param fits in the order of the names
 * @param names the visitor first
 */
export function formatPartyFit(
  { t, words }: PartyTranslators,
  fits: readonly GuestFit[],
  names: readonly string[],
): string {
  const getNames = (fit: GuestFit) =>
    names.flatMap((name, at) => (fits[at] === fit ? [at === 0 ? t('youInSentence') : name] : []));
  const no = getNames('no');
  const unknown = getNames('unknown');
  const ask = getNames('ask');
  const question = getNames('question');
  if (no.length > 0) return t('notFor', { names: formatNames(words, no) });
  if (unknown.length > 0) return t('notYetKnownFor', { names: formatNames(words, unknown) });
  if (ask.length > 0) return t('askFirstFor', { names: formatNames(words, ask) });
  if (question.length > 1) return t('oneQuestionEach');
  const [name] = question;
  if (name !== undefined) return t('oneQuestionFor', { name });
  return t('worksForAll', { count: names.length });
}

/**
 * Verdict for one person of a party: "Aisha: lamb kebab", "You: dal, if no ghee", "Ben: anything".
 * @param dish translated name of the dish of the verdict
 */
export function formatGuestVerdict(
  { t, words }: PartyTranslators,
  { fit, about = [], tell = [], question, checkedFor }: GuestVerdict,
  name: string,
  dish: string | undefined,
): string {
  if (fit === 'no') return t('nothingFits', { name });
  if (fit === 'unknown') return t('nothingKnown', { name });
  if (fit === 'yes') {
    // A guest without a nickname has the name "Anything".
    if (checkedFor === undefined)
      return name === words('diet.any') ? name : t('eatsAnything', { name });
    return dish ? t('hasDish', { name, dish }) : t('fits', { name });
  }
  if (fit === 'question' && question !== undefined && dish)
    return t('dishIfNo', { name, dish, what: formatCode(words, question) });
  const asked = formatAlternatives(words, about.length > 0 ? about : tell);
  return asked ? t('askAbout', { name, what: asked }) : t('askFirst', { name });
}

/** True where a severe allergy at the table is not settled by the menu: it is always asked about. */
export const isSevereUnsettled = (party: readonly GuestVerdict[]): boolean =>
  party.some(
    ({ fit, checkedFor }) => fit !== 'yes' && fit !== 'no' && isForSevereAllergy(checkedFor),
  );
