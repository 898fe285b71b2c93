import type { Translator } from '../i18n/translator';
import { formatAlternatives, formatCodeList } from './format-code';

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
