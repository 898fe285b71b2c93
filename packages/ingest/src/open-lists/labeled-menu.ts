import { readMenu } from '@kioot/engine';
import { LABELING_LISTS } from '@kioot/places/sources';
import type { FieldSource, Place } from '@kioot/places/place';
import { toSoundKey } from '@kioot/engine/text';
import { LINE_SEPARATOR } from '../to-place-row';

type Menu = Pick<Place, 'firstmenu' | 'treatmenu'>;

/** Menu of one source. */
export interface SourcedMenu extends Menu {
  readonly fact: FieldSource;
}

/** Menu of a row; null without one. */
export function toSourcedMenu({ firstmenu, treatmenu, ...row }: Place): SourcedMenu | null {
  if (firstmenu === '' && treatmenu === '') return null;
  const fact = row.fieldSources?.firstmenu ?? { source: row.source.split('+')[0] ?? row.source };
  return { firstmenu, treatmenu, fact };
}

const isLabeled = ({ fact }: SourcedMenu): boolean => LABELING_LISTS.has(fact.source);

/**
 * Row with the menus of two sources, of which one labels dishes: all dishes of the other, with the
 * labels of those that both have, then the remaining labeled ones. The row as it is where neither or
 * both are labeled, or where another list has labeled it.
 */
export function withLabeledMenu(row: Place, added: SourcedMenu): Place {
  const known = toSourcedMenu(row);
  const { fieldSources } = row;
  if (!known || fieldSources?.labels || isLabeled(known) === isLabeled(added)) return row;
  const [own, labeled] = isLabeled(known) ? [added, known] : [known, added];
  const { fact, ...unlabeledMenu } = own;
  const isFirstSource = !fieldSources?.firstmenu && fact.source === known.fact.source;
  return {
    ...row,
    ...mergeMenus(unlabeledMenu, labeled),
    fieldSources: {
      ...fieldSources,
      ...(!isFirstSource && { firstmenu: fact }),
      labels: labeled.fact,
    },
    unlabeledMenu,
  };
}

/** Row as its own sources have it, if one of the lists gave it labels. */
export function withoutLabels(row: Place, lists: ReadonlySet<string>): Place {
  const { unlabeledMenu, fieldSources: { labels, ...fieldSources } = {}, ...rest } = row;
  return labels && lists.has(labels.source) ? { ...rest, ...unlabeledMenu, fieldSources } : row;
}

/** Line of a labeling list: "두부 샐러드(비건)" -> "두부 샐러드", "(비건)". */
const LABELED_LINE = /^(.+?)\s*(\([^()]+\))$/u;

/**
 * Key of a dish by its whole name, since a label of 신선로 says nothing of 신선로정식; undefined with a
 * bracket, which may make it another dish: "난 (치즈)".
 */
const toWholeKey = (dish: string): string | undefined =>
  dish.includes('(') ? undefined : toSoundKey(dish);

function mergeMenus(own: Menu, { firstmenu, treatmenu }: Menu): Menu {
  const dishes = new Map(readMenu(own).map(({ dish }) => [toWholeKey(dish), dish]));
  dishes.delete(undefined);
  const others: string[] = [];
  const merged = { ...own };
  for (const line of (treatmenu || firstmenu).split(LINE_SEPARATOR)) {
    // Some lines have lost their dish.
    if (line.startsWith('(')) continue;
    const [, name = line, label = ''] = LABELED_LINE.exec(line) ?? [];
    const dish = dishes.get(toWholeKey(name));
    const first = dish === undefined ? null : insertLabel(merged.firstmenu, dish, label);
    const second = dish === undefined ? null : insertLabel(merged.treatmenu, dish, label);
    if (first === null && second === null) others.push(line);
    merged.firstmenu = first ?? merged.firstmenu;
    merged.treatmenu = second ?? merged.treatmenu;
  }
  // Most sources repeat one field in the other.
  const rest = merged.firstmenu.includes(merged.treatmenu) ? '' : merged.treatmenu;
  const isInCommas = rest.includes(', ') && !rest.includes(LINE_SEPARATOR);
  const lines = rest === '' ? others : [rest, ...others];
  return { ...merged, treatmenu: lines.join(isInCommas ? ', ' : LINE_SEPARATOR) };
}

/** Menu text with a label after a dish that stands there whole and without one; null without it. */
function insertLabel(text: string, dish: string, label: string): string | null {
  for (let at = text.indexOf(dish); at >= 0; at = text.indexOf(dish, at + 1)) {
    const end = at + dish.length;
    const isWhole = !/[\p{L}\p{N}] ?$/u.test(text.slice(0, at));
    if (isWhole && !/^ *[\p{L}(]/u.test(text.slice(end))) {
      return `${text.slice(0, end)}${label}${text.slice(end)}`;
    }
  }
  return null;
}
