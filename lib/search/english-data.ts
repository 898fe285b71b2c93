import { z } from 'zod';
import officialNamesJson from '@/data/lexicon/official-names.json';
import partsJson from '@/data/lexicon/english-parts.json';
import { createEnglish, type English, type EnglishData } from '@/lib/engine/names';

const wordsSchema = z.record(z.string().min(1), z.string().min(1));

const partsSchema = z.strictObject({
  spellings: wordsSchema,
  modifiers: wordsSchema,
  foods: wordsSchema,
  flavours: wordsSchema,
  dishes: wordsSchema,
  forms: wordsSchema,
  servings: wordsSchema,
  names: wordsSchema,
  titleWords: wordsSchema,
  titleParts: wordsSchema,
});

/** The word tables in `data/lexicon`, checked. Throws `ZodError` when a table is damaged. */
export function getEnglishData(): EnglishData {
  return {
    officialNames: wordsSchema.parse(officialNamesJson),
    parts: partsSchema.parse(partsJson),
  };
}

let built: English | undefined;
const getEnglish = () => (built ??= createEnglish(getEnglishData()));

/** The translator over those tables, which are read when the first word is asked for: seldom, after a build. */
export const english: English = {
  toDish: (dish) => getEnglish().toDish(dish),
  toMenu: (menu) => getEnglish().toMenu(menu),
  toTitle: (titleKo, titleEng) => getEnglish().toTitle(titleKo, titleEng),
};
