/*
 * Prints `packages/engine/lexicon/loan-words.json`: common English words and their spellings in
 * Hangul, from the pronunciations of CMUdict, SCOWL's lists of common words and the official rules
 * (`loan-words/to-hangul.ts`). `--write` stores it: `npm run -s tool -- loan-words --write`.
 */
import { writeFileSync } from 'node:fs';
import { generateLoanWords } from './loan-words/generate-loan-words';

const OUTPUT = new URL('../packages/engine/lexicon/loan-words.json', import.meta.url);

const lines = Object.entries(generateLoanWords()).map(
  ([word, forms]) => `    ${JSON.stringify(word)}: ${JSON.stringify(forms)}`,
);
const text = `{\n  "words": {\n${lines.join(',\n')}\n  }\n}\n`;
if (process.argv.includes('--write')) writeFileSync(OUTPUT, text);
else process.stdout.write(text);
