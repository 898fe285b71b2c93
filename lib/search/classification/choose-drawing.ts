import 'server-only';
import type { DishFacts } from '@kioot/engine';
import { toFoodKind } from '@kioot/engine/lexicon';
import type { PersonNeeds } from '@kioot/engine/needs';
import { oncePer } from '../../once';
import {
  ANIMALS,
  chooseSeenDrawing,
  type Drawing,
  type PlaceDrawings,
} from '../contract/seen-drawing';
import table from './dish-drawings.json';

type DrawnFacts = Pick<DishFacts, 'vegan' | 'lactoOvo' | 'meats'>;

/** Codes that would contradict the verdict of the dish. */
function getExcluded({ vegan, lactoOvo, meats }: DrawnFacts): ReadonlySet<string> {
  return new Set([
    ...(vegan === 'yes' || lactoOvo === 'yes' ? ANIMALS : []),
    ...(vegan === 'yes' ? ['egg', 'milk'] : []),
    ...(['beef', 'pork', 'chicken'] as const).filter((meat) => meats[meat] === 'no'),
  ]);
}

interface DishDrawing {
  slug: string;
  names?: readonly string[];
  ends?: readonly string[];
  /** One object for all its dishes: a page sends it once. */
  drawing: Drawing;
}

const DRAWINGS: readonly DishDrawing[] = Object.entries(table.dishes).map(
  ([slug, { shows, ...terms }]) => ({ slug, ...terms, drawing: { name: `${slug}.webp`, shows } }),
);
const SLUGS_BY_KIND: Readonly<Record<string, readonly string[]>> = table.kinds;
const SHOWN_BY_SYMBOL: Readonly<Record<string, readonly string[]>> = table.symbols;

/** Name without spaces and remarks in brackets. */
const toKey = (name: string): string => name.normalize('NFC').replace(/\(.*?\)|\[.*?\]|\s+/gu, '');

/** Drawings of a dish by its name or the longest known end of it, the usual one first. */
function findByName(dish: string): readonly DishDrawing[] {
  const name = toKey(dish);
  const named = DRAWINGS.filter(({ names, ends }) => names?.includes(name) || ends?.includes(name));
  if (named.length > 0) return named;
  const ends = DRAWINGS.flatMap(({ ends: all = [] }) => all.filter((end) => name.endsWith(end)));
  const [longest] = ends.toSorted((a, b) => b.length - a.length);
  return DRAWINGS.filter((each) => longest !== undefined && each.ends?.includes(longest));
}

/** {@link findByName} of a dish, once: lists draw hundreds. */
const findByDish = oncePer(({ dish }: DishFacts) => findByName(dish));

const findByKind = (kind: string): readonly DishDrawing[] =>
  (SLUGS_BY_KIND[kind] ?? []).flatMap((slug) => DRAWINGS.filter((each) => each.slug === slug));

/** Slug of the drawing of a dish by its name, which shows nothing that the dish is without; null without one. */
export function getDishDrawing(name: string, facts: DrawnFacts): string | null {
  const excluded = getExcluded(facts);
  const fits = ({ drawing }: DishDrawing) => !drawing.shows.some((code) => excluded.has(code));
  return findByName(name).find(fits)?.slug ?? null;
}

/** Kind of food of a dish alone. */
const getDishKind = oncePer((dish: DishFacts) => toFoodKind({ title: '', dishes: [dish] }));

/**
 * Drawings under `/images`, the usual one first: "dubu-jorim.webp" of the dish, else of the kind of food of
 * the dish or the place, else the symbol of the kind ("bar"). None shows what the dish is known to be
 * without.
 */
function getDrawings(dish: DishFacts | undefined, placeKind: string): readonly Drawing[] {
  const excluded = dish ? getExcluded(dish) : new Set<string>();
  const dishKind = dish ? getDishKind(dish) : 'unknown';
  const kind = dishKind === 'unknown' ? placeKind : dishKind;
  const named = dish ? findByDish(dish) : [];
  const found =
    named.length > 0 ? named : findByKind(kind).slice(0, dishKind === kind ? undefined : 1);
  const shows = found.length > 0 ? undefined : SHOWN_BY_SYMBOL[kind];
  const drawings = shows ? [{ name: kind, shows }] : found.map(({ drawing }) => drawing);
  return drawings.filter((each) => !each.shows.some((code) => excluded.has(code)));
}

/**
 * Drawing for a card, see {@link chooseSeenDrawing}.
 * @param dish that the card names
 * @param placeKind kind of food of the place
 */
export const chooseDrawing = (
  dish: DishFacts | undefined,
  placeKind: string,
  people: readonly PersonNeeds[],
): string => chooseSeenDrawing(getDrawings(dish, placeKind), people);

/** Drawings from which a phone chooses as a card does, for a page that is the same for every visitor. */
export function getPlaceDrawings(dishes: readonly DishFacts[], placeKind: string): PlaceDrawings {
  const byDish = dishes.map((dish) => [dish.dish, getDrawings(dish, placeKind)] as const);
  const ofKind = getDrawings(undefined, placeKind);
  const all = [...ofKind, ...byDish.flatMap(([, drawings]) => drawings)];
  return {
    first: chooseDrawing(dishes[0], placeKind, []),
    isLarge: all.some(({ name }) => name.endsWith('.webp')),
    byDish: Object.fromEntries(byDish),
    ofKind,
  };
}
