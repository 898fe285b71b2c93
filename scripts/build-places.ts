import { renameSync, writeFileSync } from 'node:fs';
import { createEngine } from '@kioot/engine';
import { BUILT_FORMAT, type BuiltFile } from '@/lib/places/build-artifact';
import { parseBundledRows } from '@/lib/places/store';
import { writeJudgements } from '@/lib/search/precomputed-verdicts';
import { toEnglishFields } from '@/lib/search/english';
import { english, getLexicon, toFoodKind } from '@kioot/engine/lexicon';

/*
 * Writes what follows from the bundled rows alone: `build-places.mjs` bundles and runs it, with its own key and the file
 * to write.
 */

const [key = '', file = ''] = process.argv.slice(2);

async function build() {
  const rows = parseBundledRows();
  const lexicon = getLexicon();
  const engine = createEngine(lexicon);
  const judged = await writeJudgements(rows, {
    tables: { hidden: lexicon.hidden, substances: lexicon.substances },
    judge: async (row) => {
      const diet = engine.classifyRestaurant(row);
      return {
        diet,
        kind: toFoodKind({ title: row.title, dishes: diet.dishes }),
        english: await toEnglishFields({ ...row, mapx: undefined, mapy: undefined }),
      };
    },
    toWord: (ko) => english.toDish(ko).en,
  });
  const built: BuiltFile = { key, format: BUILT_FORMAT, rows, judged };
  // Renamed when it is whole: two builds may write at once.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(built));
  renameSync(unfinished, file);
}

// What it throws ends the program with an error, as the build wants to know.
void build();
