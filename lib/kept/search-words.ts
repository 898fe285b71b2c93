import type { Preference } from '../engine';
import { MEATS } from '../engine/reading/meats';
import type { WordsOf } from '../i18n/words';
import { getOriginArea, type Search } from '../session/session';
import { toAreaWords } from '../words/area-words';
import { toCodeList, toSentence } from '../words/code-words';
import { toProfileWords } from '../words/profile-words';

type Words = WordsOf<'words'>;

/** "Pork, beef", "Strict vegan", "Anything". */
export function toNeedWords(t: Words, need: Preference): string {
  if (need.kind !== 'meats') return t(`diet.${need.kind}`);
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
  return [toNeedWords(t, need), where, toRadiusWords(t, radius), toProfileWords(t, profile)]
    .filter(Boolean)
    .join(' · ');
}
