import 'server-only';
import type { DishFacts } from '@kioot/engine';
import { LABELING_LISTS } from '@kioot/places/sources';
import type { Place } from '@kioot/places/place';
import type { Evidence } from '../contract/rec-contract';

/** Publisher of the diet labels in the menu of a row: Seoul City with the year, also for
 * the menu of the chain, or the menu itself. */
export function getLabelSource({ fieldSources }: Pick<Place, 'fieldSources'>): Evidence {
  const menu = fieldSources?.labels ?? fieldSources?.firstmenu;
  if (!menu || !LABELING_LISTS.has(menu.source)) return { by: 'menu' };
  const year = Number(menu.asOf?.slice(0, 4));
  const by = menu.isOfChain ? 'chain' : 'city';
  return Number.isNaN(year) ? { by } : { by, year };
}

/** Evidence for the diets of a dish on the menu of a row. */
export function getDishEvidence(
  row: Pick<Place, 'fieldSources'>,
  { evidence }: Pick<DishFacts, 'evidence'>,
): Evidence {
  switch (evidence) {
    case 'label':
      return getLabelSource(row);
    case 'request':
      return { ...getLabelSource(row), isOnRequest: true };
    case 'claim':
      return { by: 'menu' };
    case undefined:
      return { by: 'name' };
  }
}
