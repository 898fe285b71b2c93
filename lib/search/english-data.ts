import { z } from 'zod';
import officialNamesJson from '@/data/lexicon/official-names.json';
import partsJson from '@/data/lexicon/english-parts.json';
import { createEnglish, type EnglishData } from '@/lib/engine/names';

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
export const englishData: EnglishData = {
  officialNames: wordsSchema.parse(officialNamesJson),
  parts: partsSchema.parse(partsJson),
};

/** The translator over those tables, built once. */
export const english = createEnglish(englishData);
