/** Legends that say what a sign on the same menu means: "(V) = vegan", "Ⓥ: 비건". */

/** Diets that signs stand for, by the sign in small letters. */
export type Legend = ReadonlyMap<string, string>;

const SIGN = '(?:\\(|\\[)?(Ⓥ|ⓥ|V|v|VG|Vg|vg|VE|Ve|ve)(?:\\)|\\])?';
const SAYS = ' ?(?:[=:→-]|(?:표시|마크)?(?:가 있는 메뉴)?[은는]|표시|마크) ?';
const MEANING = '(비건|완전 ?채식|vegan|plant[- ]?based|채식|베지|veg)([^,/|;·\\n)\\]]{0,40})';
const LEGEND = new RegExp(`(?<![A-Za-z가-힣])${SIGN}${SAYS}${MEANING}`, 'g');
const DENIED = /아니|아님|아닌|않|없|not|non/i;
const ON_REQUEST = /가능|옵션|선택|option|request|available/i;
const MEANS_VEGAN = /^(?:비건|완전 ?채식|vegan|plant[- ]?based)$/i;

const NO_LEGEND: Legend = new Map();

/** Ⓥ and V are one sign. */
const toKey = (sign: string): string => sign.toLowerCase().replace('ⓥ', 'v').replace('.', '');

/** The diet that a sign stands for on this menu. */
export const getMeaning = (legend: Legend, sign: string): string | undefined =>
  legend.get(toKey(sign));

/** A cheap look: most menus have no sign at all. */
const MAY_HOLD_LEGEND = /[VvⓋⓥ]/;

/** Reads the legends of a menu. Where two of them differ, the weaker claim counts. */
export function findLegend(text: string): Legend {
  if (!MAY_HOLD_LEGEND.test(text)) return NO_LEGEND;
  const legend = new Map<string, string>();
  for (const [, sign = '', meaning = '', rest = ''] of text.matchAll(LEGEND)) {
    const key = toKey(sign);
    const isVegan = MEANS_VEGAN.test(meaning) && !DENIED.test(rest);
    const means = !isVegan ? '채식' : ON_REQUEST.test(rest) ? '비건 가능' : '비건';
    const known = legend.get(key);
    legend.set(key, known === undefined || known === means ? means : '채식');
  }
  return legend;
}

/** The text without its legends, which name no dish. */
export function withoutLegend(text: string): string {
  return MAY_HOLD_LEGEND.test(text) ? text.replace(LEGEND, ' ') : text;
}
