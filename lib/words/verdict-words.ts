import type { DishVerdict } from '../engine/judge/dish-verdict';
import type { Verdict } from '../engine/needs/need';
import { toHiddenWords } from './hidden-words';

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  yes: 'fits',
  ask: 'ask',
  no: 'not for you',
  unknown: 'not known',
};

const toSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a dish is to the visitor, and why: "Ask: egg? anchovy stock?", "Pork". Empty where there is nothing to add. */
export function toVerdictWords(
  { verdict, about, tell }: DishVerdict,
  isMeatWish: boolean,
): { verdict: string; reason: string } {
  return {
    verdict: VERDICT_WORDS[verdict],
    reason: toReason({ verdict, about, tell }, isMeatWish),
  };
}

function toReason({ verdict, about, tell }: DishVerdict, isMeatWish: boolean): string {
  const named = about.map(toHiddenWords);
  switch (verdict) {
    case 'yes':
      return named.length > 0 ? `Has or may have ${named.join(', ')}` : '';
    case 'ask': {
      const usually = `usually without ${tell.map(toHiddenWords).join(', ')}: tell them`;
      if (named.length === 0) return tell.length > 0 ? toSentence(usually) : 'Ask what is in it';
      const asked = `Ask: ${named.map((word) => `${word}?`).join(' ')}`;
      return tell.length > 0 ? `${asked} (${usually})` : asked;
    }
    case 'no':
      return named.length > 0 ? toSentence(named.join(', ')) : 'By what the place says';
    case 'unknown':
      return isMeatWish
        ? 'Nothing in its name says which meat'
        : 'Its name does not say enough: ask';
  }
}
