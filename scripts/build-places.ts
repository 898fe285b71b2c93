import { renameSync, writeFileSync } from 'node:fs';
import { createEngine } from '@/lib/engine';
import type { BuiltFile } from '@/lib/places/built';
import { parseBundledRows } from '@/lib/places/store';
import { writeJudgements } from '@/lib/search/built';
import { toEnglishFields } from '@/lib/search/english';
import { english } from '@/lib/search/english-data';
import { getLexicon } from '@/lib/search/engine-lexicon';

/*
 * Writes what follows from the bundled rows alone: `build-places.mjs` bundles and runs it, with its own key and the file
 * to write.
 */

const [key = '', file = ''] = process.argv.slice(2);
const rows = parseBundledRows();
const lexicon = getLexicon();
const engine = createEngine(lexicon);
const built: BuiltFile = {
  key,
  rows,
  judged: writeJudgements(rows, {
    tables: { hidden: lexicon.hidden, substances: lexicon.substances },
    judge: (row) => ({
      diet: engine.classifyRestaurant(row),
      english: toEnglishFields({ ...row, mapx: undefined, mapy: undefined }),
    }),
    toWord: (ko) => english.toDish(ko).en,
  }),
};
// Renamed when it is whole: two builds may write at once.
const unfinished = `${file}.${process.pid}`;
writeFileSync(unfinished, JSON.stringify(built));
renameSync(unfinished, file);
