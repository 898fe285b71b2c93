import { toForbidden } from '../needs/table';
import { claimOf } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import { meatsWhere, type Meat } from '../reading/meats';
import type { Presence } from '../reading/presence';
import type { Part } from '../reading/segment';
import type { Verdict } from '../needs/need';
import { toAlternatives } from '../text/alternatives';
import type { DishFacts } from './dish-facts';
import { segmentClaims, type ExplainRest } from './gather';
import { isTakenBack, isVouchedFor } from './rules/doubtful-claim';
import { toHouseName, toTitleParts, withoutHouse } from './rules/house-name';
import { without } from './rules/without';
import type { Reason } from './reason';

/** A halal verdict with its reasons. */
interface HalalReading {
  verdict: Verdict;
  because: readonly Reason[];
}

/** Reads of a text that a kitchen is halal, that it is not, something in doubt, or nothing. */
export type HalalReader = (text: string, house: ExplainRest) => 'yes' | 'ask' | 'no' | null;

const forbidden = toForbidden({ kind: 'halal' });
const FORBIDDEN_MEATS = meatsWhere((meat) => forbidden({ origin: 'meat', meat }));
const FORBIDS_ALCOHOL = forbidden({ origin: 'plant', alcohol: true });

const LINE = /[\n|·、]/u;
/** Dishes in a row, or a choice between them: what is said of one is not said of the next. */
const CHOICE = /[,/]/u;

const isHalal = ({ entry }: Part): boolean => claimOf(entry)?.what === 'halal';

/** A label without a dish: 할랄, 할랄 메뉴. */
const isBare = (parts: readonly Part[]): boolean =>
  parts.every((part) => isHalal(part) || part.entry?.kind === 'word');

/** Halal claim of each piece of a line; `denied`: something that takes it back. */
function readPieces(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
): Array<'yes' | 'ask' | 'denied' | 'no'> {
  return pieces.flatMap((parts, at) => {
    const claims = parts.filter(isHalal);
    if (claims.length === 0) return [];
    if (claims.some(({ entry }) => claimOf(entry)?.polarity === 'no')) return ['no'];
    const isChoice = isBare(parts) && pieces[at + 1] !== undefined;
    if (isChoice || isTakenBack(parts)) return ['denied'];
    return [isVouchedFor(index, parts, isHalal) ? 'yes' : 'ask'];
  });
}

/**
 * Reads what a text says with the words of the lexicon, so that the 비 of 갈비 denies nothing. One denial counts for the
 * whole text, and a claim vouches only for what was understood. Most texts do not speak of it: a pattern tells.
 */
export function createHalalReader({ entries }: Lexicon, index: LexiconIndex): HalalReader {
  const nouns = entries.filter(({ claim }) => claim === 'halal').flatMap(({ terms }) => terms);
  const noun = new RegExp(toAlternatives(nouns));
  return (text, house) => {
    if (!noun.test(text)) return null;
    const said = text.split(LINE).flatMap((line) => {
      const pieces = line.split(CHOICE).filter((piece) => piece.trim() !== '');
      const read = pieces.map((piece) => house(segmentClaims(index.findTerms, piece)));
      return readPieces(index, without(read, index));
    });
    if (said.length === 0) return null;
    if (said.includes('no')) return 'no';
    return said.includes('yes') && !said.includes('denied') ? 'yes' : 'ask';
  };
}

/** Halal claim of a title and a menu together: a denial counts for both. */
export function readPlaceHalal(
  readHalal: HalalReader,
  { title, menu }: { title: string; menu: string },
): ReturnType<HalalReader> {
  const name = toHouseName(title);
  const said = [
    readHalal(toText(title), toTitleParts),
    readHalal(toText(menu), (parts) => withoutHouse(parts, name)),
  ];
  return (['no', 'ask', 'yes'] as const).find((verdict) => said.includes(verdict)) ?? null;
}

const toText = (written: string): string => written.normalize('NFC').toLowerCase();

/** The first thing on the menu or over the door that is never halal. */
function findForbidden(
  dishes: readonly DishFacts[],
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
  { title, menu }: { title: string; menu: string },
  dishes: readonly DishFacts[],
  meats: Readonly<Record<Meat, Presence>>,
): HalalReading {
  const found = findForbidden(dishes, meats);
  if (found) return { verdict: 'no', because: [found] };
  const said = readPlaceHalal(readHalal, { title, menu });
  if (said === 'yes' || said === 'no') {
    return { verdict: said, because: [{ kind: 'halal', says: said }] };
  }
  const kitchen = findKitchen(toText(`${title}\n${menu}`));
  if (kitchen) return { verdict: 'ask', because: [{ kind: 'kitchen', ...kitchen }] };
  return said
    ? { verdict: said, because: [{ kind: 'halal', says: said }] }
    : { verdict: 'unknown', because: [] };
}
