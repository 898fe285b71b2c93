import 'server-only';
import { createHash } from 'node:crypto';
import type { DishFacts, Lexicon, RestaurantDiet } from '@kioot/engine';
import type { FoodKind } from '@kioot/engine/lexicon';
import { getBuiltFile } from '../places/build-artifact';
import type { RestaurantRow } from '../places/row';
import { getProcessWide } from '../process-wide';
import type { Restaurant } from './contract';

/** What English and hours add to a restaurant. */
export type EnglishFields = Pick<
  Restaurant,
  'title_eng' | 'firstmenu_eng' | 'treatmenu_eng' | 'hours_eng' | 'hours'
>;

/** What follows from a place's own text, whoever asks. */
export interface JudgedPlace {
  diet: RestaurantDiet;
  kind: FoodKind;
  english: EnglishFields;
}

const TEXTS = [
  ...(['contentId', 'title', 'title_eng', 'firstmenu', 'treatmenu'] as const),
  ...(['opentimefood', 'restdatefood'] as const),
];
type PlaceText = Pick<Restaurant, (typeof TEXTS)[number]>;

type Tables = Pick<Lexicon, 'hidden' | 'substances'>;

/**
 * The `judged` part of `data/built/places.json`. Places and dishes are JSON in JSON: most of them are not needed for a
 * first answer, and text is read four times as fast as what it spells. Many places share a dish.
 */
interface WrittenJudgements {
  tables: Tables;
  dishes: string[];
  /** By the digest of the place's text; `diet.dishes` are numbers of dishes. */
  places: Record<string, string>;
  /** English of every Korean word that a reason or a warning may name. */
  words: Record<string, string>;
}

/** The verdicts, kinds, hours and English that the build worked out. */
export interface BuiltJudgements {
  tables: Tables;
  /** Undefined for a place whose text is not of this build: of a newer snapshot, or of another backend. */
  getPlace(text: PlaceText): JudgedPlace | undefined;
  getWord(ko: string): string | undefined;
}

/** What the build worked out, or null where it has to be computed. */
export function getBuiltJudgements(): BuiltJudgements | null {
  const file = getBuiltFile();
  if (!file) return null;
  return getProcessWide(`built judgements ${file.key}`, () => readJudgements(file.judged));
}

/** Whatever changes in a place's text, its digest is another one. */
function toDigest(text: PlaceText): string {
  const texts = TEXTS.map((field) => text[field] ?? '');
  return createHash('sha1').update(JSON.stringify(texts)).digest('base64url');
}

/** Reads what {@link writeJudgements} wrote, each place when it is first asked for. */
export function readJudgements(judged: unknown): BuiltJudgements {
  // Of this build, as the key of the file says.
  const { tables, dishes, places, words } = judged as WrittenJudgements;
  const readDishes: DishFacts[] = [];
  const readPlaces = new Map<string, JudgedPlace>();
  const getDish = (at: number) => (readDishes[at] ??= JSON.parse(dishes[at] ?? '') as DishFacts);

  return {
    tables,
    getPlace(text) {
      const digest = toDigest(text);
      const known = readPlaces.get(digest);
      const written = places[digest];
      if (known || written === undefined) return known;
      const { diet, ...rest } = JSON.parse(written) as JudgedPlace & {
        diet: { dishes: readonly number[] };
      };
      const place = {
        ...rest,
        diet: { ...diet, dishes: diet.dishes.map(getDish) },
        // JSON leaves out hours that could not be read; they are to take the place of others.
        english: { hours: undefined, ...rest.english },
      };
      readPlaces.set(digest, place);
      return place;
    },
    getWord: (ko) => (Object.hasOwn(words, ko) ? words[ko] : undefined),
  };
}

const HANGUL = /[\uAC00-\uD7A3]/u;

/** Every Korean text in a verdict: names of dishes, and what speaks for or against them. */
function toKorean(value: unknown): string[] {
  if (typeof value === 'string') return HANGUL.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toKorean) : [];
}

/** What {@link readJudgements} reads, for every row. */
export async function writeJudgements(
  rows: readonly RestaurantRow[],
  {
    tables,
    judge,
    toWord,
  }: {
    tables: Tables;
    judge: (row: RestaurantRow) => Promise<JudgedPlace>;
    toWord: (ko: string) => string;
  },
): Promise<unknown> {
  const dishes = new Map<string, number>();
  const words: Record<string, string> = {};
  const places: Record<string, string> = {};
  for (const row of rows) {
    const { diet, ...rest } = await judge(row);
    for (const ko of toKorean(diet)) words[ko] ??= toWord(ko);
    const numbers = diet.dishes.map((dish) => {
      const written = JSON.stringify(dish);
      const at = dishes.get(written) ?? dishes.size;
      dishes.set(written, at);
      return at;
    });
    places[toDigest(row)] = JSON.stringify({ ...rest, diet: { ...diet, dishes: numbers } });
  }
  return { tables, dishes: [...dishes.keys()], places, words } satisfies WrittenJudgements;
}
