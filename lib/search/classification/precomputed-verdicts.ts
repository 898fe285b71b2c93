import 'server-only';
import { createHash } from 'node:crypto';
import type { DishFacts, Lexicon, PlaceFacts } from '@kioot/engine';
import type { EatingAlone, FoodKind } from '@kioot/engine/lexicon';
import { getBuildArtifact } from '../../places/snapshot-store';
import type { Place } from '@kioot/places/place';
import { globalSingleton } from '../../once';
import type { PlaceCard } from '../contract/rec-contract';

/** Fields added by translation and the parser of hours. */
export type EnglishFields = Pick<
  PlaceCard,
  'title_eng' | 'firstmenu_eng' | 'treatmenu_eng' | 'hours_eng' | 'hours'
>;

/** Results that depend only on a place's own text. */
export interface ClassifiedPlace {
  diet: PlaceFacts;
  kind: FoodKind;
  eatingAlone: EatingAlone;
  english: EnglishFields;
}

const SOURCE_FIELDS = [
  ...(['contentId', 'title', 'title_eng', 'firstmenu', 'treatmenu'] as const),
  ...(['opentimefood', 'restdatefood'] as const),
];
type PlaceText = Pick<PlaceCard, (typeof SOURCE_FIELDS)[number]>;

type Tables = Pick<Lexicon, 'hidden' | 'substances'>;

/**
 * The `judged` part of `data/built/places.json`. Places and dishes are JSON strings in JSON: a
 * first response needs few of them, and a string parses four times as fast as the object. Many
 * places share a dish.
 */
interface SerializedVerdicts {
  tables: Tables;
  dishes: string[];
  /** By digest of the place's text; `diet.dishes` holds indices of dishes. */
  places: Record<string, string>;
  /** English of every Korean term in a reason or warning. */
  words: Record<string, string>;
}

/** Verdicts, kinds of food, hours and English computed by the build. */
export interface PrecomputedVerdicts {
  tables: Tables;
  /** Undefined for a place with another text: of a newer snapshot, or of a tourism backend. */
  getPlace(text: PlaceText): ClassifiedPlace | undefined;
  getEnglishTerm(ko: string): string | undefined;
}

/** Results of the build; null if they have to be computed. */
export function getPrecomputedVerdicts(): PrecomputedVerdicts | null {
  const file = getBuildArtifact();
  if (!file) return null;
  return globalSingleton(`precomputed verdicts ${file.key}`, () =>
    deserializeVerdicts(file.judged),
  );
}

/** Changes with any text of the place. */
function toDigest(text: PlaceText): string {
  const texts = SOURCE_FIELDS.map((field) => text[field] ?? '');
  return createHash('sha1').update(JSON.stringify(texts)).digest('base64url');
}

/** Parses the output of {@link serializeVerdicts}, each place on first use. */
function deserializeVerdicts(serialized: unknown): PrecomputedVerdicts {
  // Unvalidated: the key proves that our own build wrote it.
  const { tables, dishes, places, words } = serialized as SerializedVerdicts;
  const readDishes: DishFacts[] = [];
  const readPlaces = new Map<string, ClassifiedPlace>();
  const getDish = (index: number) =>
    (readDishes[index] ??= JSON.parse(dishes[index] ?? '') as DishFacts);

  return {
    tables,
    getPlace(text) {
      const digest = toDigest(text);
      const cached = readPlaces.get(digest);
      const serialized = places[digest];
      if (cached || serialized === undefined) return cached;
      const { diet, ...rest } = JSON.parse(serialized) as ClassifiedPlace & {
        diet: { dishes: readonly number[] };
      };
      const place = {
        ...rest,
        diet: { ...diet, dishes: diet.dishes.map(getDish) },
        // JSON omits undefined hours, which have to replace others.
        english: { hours: undefined, ...rest.english },
      };
      readPlaces.set(digest, place);
      return place;
    },
    getEnglishTerm: (ko) => (Object.hasOwn(words, ko) ? words[ko] : undefined),
  };
}

const HANGUL = /[\uAC00-\uD7A3]/u;

/** Every Korean text in a verdict: names of dishes, and reasons. */
function getKoreanTexts(value: unknown): string[] {
  if (typeof value === 'string') return HANGUL.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(getKoreanTexts)
    : [];
}

/** Input of {@link deserializeVerdicts} for all rows. */
export async function serializeVerdicts(
  rows: readonly Place[],
  {
    tables,
    classify,
    toEnglishTerm,
  }: {
    tables: Tables;
    classify: (row: Place) => Promise<ClassifiedPlace>;
    toEnglishTerm: (ko: string) => string;
  },
): Promise<unknown> {
  const dishes = new Map<string, number>();
  const words: Record<string, string> = {};
  const places: Record<string, string> = {};
  for (const row of rows) {
    const { diet, ...rest } = await classify(row);
    for (const ko of getKoreanTexts(diet)) words[ko] ??= toEnglishTerm(ko);
    const numbers = diet.dishes.map((dish) => {
      const serialized = JSON.stringify(dish);
      const index = dishes.get(serialized) ?? dishes.size;
      dishes.set(serialized, index);
      return index;
    });
    places[toDigest(row)] = JSON.stringify({ ...rest, diet: { ...diet, dishes: numbers } });
  }
  return { tables, dishes: [...dishes.keys()], places, words } satisfies SerializedVerdicts;
}
