import type { Preference } from '@kioot/engine';
import { MEATS } from '@kioot/engine/needs';
import type { WordsOf } from '../i18n/words';
import type { SearchProfile } from '../search/contract';
import { getOriginArea, type Search } from '../session/session';
import { toAreaWords } from '../words/area-words';
import { toCodeList, toSentence } from '../words/code-words';
import { toProfileWords } from '../words/profile-words';

type Words = WordsOf<'words'>;

/** "Pork, beef", "Strict vegan", "Anything". In Taiwan a diet with garlic and one without have words of their own. */
export function toNeedWords(t: Words, need: Preference, profile?: SearchProfile): string {
  const { kind } = need;
  if (profile?.noFivePungent && (kind === 'strictVegan' || kind === 'lactoOvo'))
    return t(`dietNoFivePungent.${kind}`);
  if (kind !== 'meats') return t(`diet.${kind}`);
  const meats = MEATS.filter((meat) => need.meats.includes(meat));
  return toSentence(toCodeList(t, meats));
}

/** "500 m", "1 km". */
export function toRadiusWords(t: Words, radiusM: number): string {
  return radiusM < 1000
    ? t('metres', { m: String(radiusM) })
    : t('kilometres', { km: String(radiusM / 1000) });
}

/** "Pork, beef · Myeongdong · 1 km · No peanuts": what was asked for. */
export function toSearchWords(t: Words, { need, origin, radius, profile }: Search): string {
  const area = getOriginArea(origin);
  const where = area ? toAreaWords(t, area) : t('aroundYou');
  return [
    toNeedWords(t, need, profile),
    where,
    toRadiusWords(t, radius),
    toProfileWords(t, profile),
  ]
    .filter(Boolean)
    .join(' · ');
}
