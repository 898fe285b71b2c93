import type { DishVerdict } from '@kioot/engine/verdicts';
import type { WordsOf } from '../i18n/words';
import { toCodeList, toSentence } from './code-words';
import { toQuestions } from './fit-words';

type Words = WordsOf<'words'>;

/** What a dish is to the visitor, and why: "Ask: egg? anchovy stock?", "Pork". Empty where there is nothing to add. */
export function toVerdictWords(
  t: Words,
  judged: DishVerdict,
  isMeatWish: boolean,
): { verdict: string; reason: string } {
  return { verdict: t(`verdict.${judged.verdict}`), reason: toReason(t, judged, isMeatWish) };
}

function toReason(t: Words, { verdict, about, tell }: DishVerdict, isMeatWish: boolean): string {
  const named = toCodeList(t, about);
  switch (verdict) {
    case 'yes':
      return named && t('hasOrMayHave', { what: named });
    case 'ask': {
      const asked = toQuestions(t, about);
      const told = toCodeList(t, tell);
      if (!asked) return told ? t('tellThem', { told }) : t('askWhatIsInIt');
      return told ? t('askAndTell', { asked, told }) : t('ask', { asked });
    }
    case 'no':
      return named ? toSentence(named) : t('byTheirWords');
    case 'unknown':
      return t(isMeatWish ? 'noMeatNamed' : 'nameSaysTooLittle');
  }
}
