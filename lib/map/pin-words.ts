import type { Section } from '../kept/view';
import type { Pin } from './clusters';

/** What a section is called of one place of it. */
const ONE_OF: Readonly<Partial<Record<Section, string>>> = { 'Good bets': 'Good bet' };

/** What a pin says beside its name or number: "Good bet"; "5 Good bets, 4 Ask first"; nothing where nothing was asked for. */
export function toPinWords({ count, shares }: Pick<Pin, 'count' | 'shares'>): string {
  return shares
    .flatMap(([section, many]) => {
      if (!section) return [];
      return count === 1 ? [ONE_OF[section] ?? section] : [`${many} ${section}`];
    })
    .join(', ');
}
