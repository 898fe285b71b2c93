import * as v from 'valibot';
import unlistedPlaces from '../../../data/curated/unlisted-places.json';
import { calendarDaySchema, parse } from '@kioot/base/validation';
import type { Place } from './place';

/**
 * Reasons of a place that its source lists for which nobody is sent there: `closed` by its own name,
 * `notPublic`: an office, or a canteen of a staff or a school.
 */
export const UNLISTED_REASONS = ['closed', 'notPublic'] as const;
export type UnlistedReason = (typeof UNLISTED_REASONS)[number];

/** Words in a name for closed, for good or for now, in four languages and English. */
const CLOSED = new RegExp(
  [
    String.raw`폐업|폐점|(?<!무)휴업|영업 ?(?:종료|중단)|운영 ?(?:종료|중단)|임시 ?휴(?:무|점)`,
    String.raw`閉店|閉業|(?<!無)休業|営業終了|停业|停業|歇业|歇業|结业|結業|暂停营业|暫停營業`,
    String.raw`\b(?:temporarily|temporary|permanently) clos(?:ed?|ing)\b|[(\[]\s*closed\s*[)\]]`,
  ].join('|'),
  'iu',
);

/** Names of canteens, and names of offices and universities with nothing to eat in them. */
const NOT_PUBLIC = new RegExp(
  [
    String.raw`구내 ?식당|(?:교?직원|사원|사내|학생|장병|기숙사|생활관) ?(?:전용 ?)?식당|(?:단체|위탁) ?급식`,
    String.raw`^[가-힣]*(?:시청|구청|시의회|구의회)(?: ?(?:본청|청사|본관|별관|신관|의원회관))+$`,
    String.raw`^[가-힣]+대학교$`,
  ].join('|'),
  'u',
);

/** `data/curated/unlisted-places.json`: places of open lists that are not for visitors. */
const tableSchema = v.object({
  about: v.string(),
  places: v.record(
    v.string(),
    v.object({ title: v.string(), reason: v.string(), checkedOn: calendarDaySchema }),
  ),
});

const notPublicIds = new Set(Object.keys(parse(tableSchema, unlistedPlaces).places));

export type NamedPlace = Pick<Place, 'contentId' | 'title'> &
  Partial<Pick<Place, 'title_eng' | 'title_ja' | 'title_zh_hans' | 'title_zh_hant'>>;

/** Reasons by row: a page walks all rows of a snapshot. */
const knownReasons = new WeakMap<NamedPlace, UnlistedReason | 'none'>();

/**
 * Reason for which a listed place is left out; undefined for a place to eat at.
 *
 * @example
 * getUnlistedReason({ contentId: '1', title: '마칸 [임시휴업]' }) // => 'closed'
 * getUnlistedReason({ contentId: '2', title: '서울시청 구내식당' }) // => 'notPublic'
 */
export function getUnlistedReason(place: NamedPlace): UnlistedReason | undefined {
  const known = knownReasons.get(place) ?? findReason(place) ?? 'none';
  knownReasons.set(place, known);
  return known === 'none' ? undefined : known;
}

function findReason(place: NamedPlace): UnlistedReason | undefined {
  const { contentId, title, title_eng, title_ja, title_zh_hans, title_zh_hant } = place;
  const names = [title, title_eng, title_ja, title_zh_hans, title_zh_hant];
  if (names.some((name) => name !== undefined && CLOSED.test(name))) return 'closed';
  return notPublicIds.has(contentId) || NOT_PUBLIC.test(title.trim()) ? 'notPublic' : undefined;
}
