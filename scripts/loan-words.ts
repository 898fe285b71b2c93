/*
 * Writes `data/lexicon/loan-words.json`: common English words and how signs write them in Hangul, from CMUdict's
 * pronunciations, SCOWL's lists of common words and the official rules (`loan-words/to-hangul.ts`). Run it again when
 * one of these changes: `npx tsx scripts/loan-words.ts`.
 */
import { writeFileSync } from 'node:fs';
import { toLoanWords } from './loan-words/loan-words';

const OUTPUT = new URL('../data/lexicon/loan-words.json', import.meta.url);

const words = toLoanWords();
const lines = Object.entries(words).map(
  ([word, forms]) => `    ${JSON.stringify(word)}: ${JSON.stringify(forms)}`,
);
writeFileSync(OUTPUT, `{\n  "words": {\n${lines.join(',\n')}\n  }\n}\n`);
console.log(`${lines.length} words`);
