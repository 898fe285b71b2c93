import type messages from '../../messages/en.json';
import type { Translator } from '../i18n/translator';

type Translate = Translator<'words'>;

// Names that every object inherits are no message keys.
const hasCodeMessage = (t: Translate, code: string): code is keyof typeof messages.words.code =>
  !(code in {}) && t.has(`code.${code}` as Parameters<Translate['has']>[0]);

/**
 * Translates an engine code: ingredient, kind of kitchen or preference. An unknown code, as from a
 * newer server, is spelled out.
 * @example
 * formatCode(t, 'pine-nut'); // => 'pine nut'
 */
export function formatCode(t: Translate, code: string): string {
  const key = code.replaceAll(' ', '-');
  return hasCodeMessage(t, key) ? t(`code.${key}`) : code.replaceAll('-', ' ');
}

/** Translated codes, separated by commas. */
export const formatCodeList = (t: Translate, codes: readonly string[]): string =>
  codes.map((code) => formatCode(t, code)).join(t('comma'));

/** "egg, shrimp or crab"; null for no codes. */
export function formatAlternatives(t: Translate, codes: readonly string[]): string | null {
  const last = codes.at(-1);
  if (last === undefined) return null;
  const before = formatCodeList(t, codes.slice(0, -1));
  return before ? `${before}${t('or')}${formatCode(t, last)}` : formatCode(t, last);
}

export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Does it contain egg or shrimp?", and what to ask to leave out. */
export function formatQuestion(
  t: Translator<'words'>,
  { about, tell = [] }: { about: readonly string[]; tell?: readonly string[] | undefined },
): string {
  const asked = formatAlternatives(t, about);
  const exclusions = formatCodeList(t, tell);
  if (!asked) return exclusions ? t('tellThem', { told: exclusions }) : t('askWhatIsInIt');
  return exclusions ? t('askAndTell', { asked, told: exclusions }) : t('ask', { asked });
}
