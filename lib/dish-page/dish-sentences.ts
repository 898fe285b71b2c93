import 'server-only';
import sentences from '@/content/dish-sentences.json';
import type { Locale } from '../locales';

const SENTENCES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = sentences;

/** Hand-written sentence about a common dish; undefined for others. Facts stand beside it. */
export const getDishSentence = (ko: string, locale: Locale): string | undefined =>
  SENTENCES[ko]?.[locale];
