import { findLegend } from './legend';
import type { MenuItem } from './menu-item';
import { splitMenu } from './split-menu';
import { toPlainText } from '../text/plain-text';

/**
 * Reads both menu fields of a restaurant: the items of `firstmenu`, then those of `treatmenu`. A
 * dish occurs once (blanks and case do not matter), with the notes of both.
 *
 * @example
 * readMenu({ firstmenu: '김치찌개 9,000원', treatmenu: '김치찌개, 냉면' }).map(({ dish }) => dish); // => ["김치찌개","냉면"]
 */
export function readMenu(menu: { firstmenu: string; treatmenu: string }): MenuItem[] {
  const { firstmenu, treatmenu } = menu;
  if (firstmenu === '' && treatmenu === '') return [];
  const items = new Map<string, MenuItem>();
  // Many restaurants repeat one field in the other.
  const legend = findLegend(toPlainText(`${firstmenu}\n${treatmenu}`));
  const rest = treatmenu === firstmenu ? [] : splitMenu(treatmenu, legend);
  for (const item of [...splitMenu(firstmenu, legend), ...rest]) {
    const key = item.dish.replaceAll(' ', '').toLowerCase();
    const existing = items.get(key);
    if (existing === undefined) items.set(key, item);
    if (existing === undefined ? item.notes.length < 2 : item.notes.length === 0) continue;
    const notes = [...new Set([...(existing?.notes ?? []), ...item.notes])];
    items.set(key, { ...(existing ?? item), notes });
  }
  return [...items.values()];
}
