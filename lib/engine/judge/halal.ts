import { toForbidden } from '../needs/table';
import { claimOf } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import { meatsWhere, type Meat } from '../reading/meats';
import type { Presence } from '../reading/presence';
import { segment } from '../reading/segment';
import type { Verdict } from '../needs/need';
import { toAlternatives } from '../text/alternatives';
import type { DishDiet } from './dish';
import type { Reason } from './reason';

/** A halal verdict with its reasons. */
interface HalalReading {
  verdict: Verdict;
  because: readonly Reason[];
}

/** What a text says of a kitchen: that it is halal, that it is not, or nothing. */
export type HalalReader = (text: string) => 'yes' | 'no' | null;

const forbidden = toForbidden({ kind: 'halal' });
const FORBIDDEN_MEATS = meatsWhere((meat) => forbidden({ origin: 'meat', meat }));
const FORBIDS_ALCOHOL = forbidden({ origin: 'plant', alcohol: true });

/** Dishes in a row: what is said of one is not said of the next. */
const LINE = /[\n,/、|·]/u;

/**
 * Reads what a text says with the words of the lexicon, so that the 비 of 갈비 denies nothing. One denial counts for the
 * whole text. Most texts do not speak of it: a pattern tells.
 */
export function createHalalReader({ entries }: Lexicon, { findTerms }: LexiconIndex): HalalReader {
  const nouns = entries.filter(({ claim }) => claim === 'halal').flatMap(({ terms }) => terms);
  const noun = new RegExp(toAlternatives(nouns));
  return (text) => {
    if (!noun.test(text)) return null;
    const claims = text
      .split(LINE)
      .flatMap((line) => segment(findTerms, line))
      .map(({ entry }) => claimOf(entry))
      .filter((claim) => claim?.what === 'halal');
    if (claims.length === 0) return null;
    return claims.some((claim) => claim?.polarity === 'no') ? 'no' : 'yes';
  };
}

/** The first thing on the menu or over the door that is never halal. */
function findForbidden(
  dishes: readonly DishDiet[],
  meats: Readonly<Record<Meat, Presence>>,
): Reason | undefined {
  for (const meat of FORBIDDEN_MEATS) {
    const dish = dishes.find((candidate) => candidate.meats[meat] === 'yes')?.dish;
    if (dish !== undefined || meats[meat] === 'yes') {
      return { kind: 'contains', substance: meat, dish };
    }
  }
  const drink = FORBIDS_ALCOHOL ? dishes.find(({ alcohol }) => alcohol === 'yes') : undefined;
  return drink && { kind: 'contains', substance: 'alcohol', dish: drink.dish };
}

/**
 * Halal is what a place says of itself (`yes`) or what a kitchen of its kind does as a rule (`ask`, with the kitchen
 * as the reason). Pork or alcohol on the menu makes it `no`. A menu that merely lacks pork says nothing: `unknown`.
 */
export function judgeHalal(
  { findKitchen }: LexiconIndex,
  readHalal: HalalReader,
  written: string,
  dishes: readonly DishDiet[],
  meats: Readonly<Record<Meat, Presence>>,
): HalalReading {
  const found = findForbidden(dishes, meats);
  if (found) return { verdict: 'no', because: [found] };
  const text = written.normalize('NFC').toLowerCase();
  const said = readHalal(text);
  if (said) return { verdict: said, because: [{ kind: 'halal', says: said }] };
  const kitchen = findKitchen(text);
  if (!kitchen) return { verdict: 'unknown', because: [] };
  return { verdict: 'ask', because: [{ kind: 'kitchen', ...kitchen }] };
}
