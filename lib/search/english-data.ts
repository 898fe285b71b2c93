import { createEnglish } from '@/lib/engine';
import { getLexicon } from './engine-lexicon';

/** Dishes, menus and titles in English, by the lexicon of `data/lexicon`. */
export const english = createEnglish(getLexicon());
