/** Legends of diet signs on the same menu: "(V) = vegan", "Ⓥ: 비건". */

/** Diets by their signs in lower case. */
export type Legend = ReadonlyMap<string, string>;

const SIGN = '(?:\\(|\\[)?(Ⓥ|ⓥ|V|v|VG|Vg|vg|VE|Ve|ve)(?:\\)|\\])?';
const MEANS = ' ?(?:[=:→-]|(?:표시|마크)?(?:가 있는 메뉴)?[은는]|표시|마크) ?';
const MEANING = '(비건|완전 ?채식|vegan|plant[- ]?based|채식|베지|veg)([^,/|;·\\n)\\]]{0,40})';
const LEGEND = new RegExp(`(?<![A-Za-z가-힣])${SIGN}${MEANS}${MEANING}`, 'g');
const NEGATION = /아니|아님|아닌|않|없|not|non/i;
const ON_REQUEST = /가능|옵션|선택|option|request|available/i;
const MEANS_VEGAN = /^(?:비건|완전 ?채식|vegan|plant[- ]?based)$/i;

const NO_LEGEND: Legend = new Map();

/** Treats Ⓥ and V as one sign. */
const toKey = (sign: string): string => sign.toLowerCase().replace('ⓥ', 'v').replace('.', '');

/** Diet that a sign stands for on this menu. */
export const getSignMeaning = (legend: Legend, sign: string): string | undefined =>
  legend.get(toKey(sign));

/** Guard: most menus have no sign at all. */
const MAY_HOLD_LEGEND = /[VvⓋⓥ]/;

/**
 * Legends of a menu. When two differ, the weaker claim counts.
 *
 * @example
 * [...findLegend('(V) = vegan')]; // => [["v","비건"]]
 */
export function findLegend(text: string): Legend {
  if (!MAY_HOLD_LEGEND.test(text)) return NO_LEGEND;
  const legend = new Map<string, string>();
  for (const [, sign = '', meaning = '', rest = ''] of text.matchAll(LEGEND)) {
    const key = toKey(sign);
    const isVegan = MEANS_VEGAN.test(meaning) && !NEGATION.test(rest);
    const diet = !isVegan ? '채식' : ON_REQUEST.test(rest) ? '비건 가능' : '비건';
    const existing = legend.get(key);
    legend.set(key, existing === undefined || existing === diet ? diet : '채식');
  }
  return legend;
}

/** Text without its legends, which name no dish. */
export function stripLegend(text: string): string {
  return MAY_HOLD_LEGEND.test(text) ? text.replace(LEGEND, ' ') : text;
}
