import { findLegend } from './legend';
import type { MenuItem } from './menu-item';
import { splitMenu } from './split-menu';
import { toPlainText } from '../text/plain-text';

/**
 * Reads both menu fields of a restaurant: the items of `firstmenu`, then those of `treatmenu`, each dish
 * once (blanks and capitals do not make a difference), notes joined.
 */
export function readMenu(menu: { firstmenu: string; treatmenu: string }): MenuItem[] {
  const { firstmenu, treatmenu } = menu;
  if (firstmenu === '' && treatmenu === '') return [];
  const items = new Map<string, MenuItem>();
  // Many places repeat the one in the other.
  const legend = findLegend(toPlainText(`${firstmenu}\n${treatmenu}`));
  const rest = treatmenu === firstmenu ? [] : splitMenu(treatmenu, legend);
  for (const item of [...splitMenu(firstmenu, legend), ...rest]) {
    const key = item.dish.replaceAll(' ', '').toLowerCase();
    const known = items.get(key);
    if (known === undefined) items.set(key, item);
    if (known === undefined ? item.notes.length < 2 : item.notes.length === 0) continue;
    const notes = [...new Set([...(known?.notes ?? []), ...item.notes])];
    items.set(key, { ...(known ?? item), notes });
  }
  return [...items.values()];
}
