import type { Locale } from '../locales';

/** Particles, endings and punctuation that no line begins with. */
const TRAILING = /^[\p{Script=Hiragana}\p{Pe}\p{Pf}\p{Po}\sー]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/**
 * Parts of a text between which a line may break: Japanese and Chinese have no spaces, and a line
 * may otherwise end within a word.
 * @example
 * splitPhrases('白菜キムチ（植物性のみ）', 'ja') // ['白菜', 'キムチ', '（植物性のみ）']
 */
export function splitPhrases(text: string, locale: Locale): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && (TRAILING.test(segment) || OPENING.test(last)))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}
