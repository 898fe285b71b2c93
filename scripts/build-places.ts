import { renameSync, writeFileSync } from 'node:fs';
import { readMenu } from '@kioot/engine';
import { buildCatalog } from '@/lib/dishes/build-catalog';
import { serializeCatalog } from '@/lib/dishes/dish-catalog';
import { ARTIFACT_FORMAT, type BuildArtifact, parseBundledRows } from '@/lib/places/snapshot-store';
import { getNamedDishes, withKnownFor } from '@/lib/search/classification/place-facts';
import { serializeVerdicts } from '@/lib/search/classification/precomputed-verdicts';
import { toEnglishFields } from '@/lib/search/localization/localize-cards';
import {
  classifyEatingAlone,
  createPlaceClassifier,
  english,
  getLexicon,
  toFoodKind,
} from '@kioot/engine/lexicon';

/*
 * Writes everything derived from the bundled rows; `build-places.mjs` bundles and runs it with its
 * key and the output file.
 */

const [key = '', file = ''] = process.argv.slice(2);

async function build() {
  const rows = parseBundledRows();
  const lexicon = getLexicon();
  const classifyPlace = createPlaceClassifier();
  const judged = await serializeVerdicts(rows, {
    tables: { hidden: lexicon.hidden, substances: lexicon.substances },
    classify: async (row) => {
      const diet = withKnownFor(classifyPlace(row), row.contentId, classifyPlace);
      return {
        diet,
        kind: toFoodKind({ title: row.title, dishes: getNamedDishes(diet) }),
        eatingAlone: classifyEatingAlone({ title: row.title, items: readMenu(row) }),
        english: await toEnglishFields({ ...row, mapx: undefined, mapy: undefined }),
      };
    },
    toEnglishTerm: (ko) => english.toDish(ko).en,
  });
  const dishes = serializeCatalog(buildCatalog(rows));
  const built: BuildArtifact = { key, format: ARTIFACT_FORMAT, rows, judged, dishes };
  // Renamed when complete: two builds may write at once.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(built));
  renameSync(unfinished, file);
}

// Errors end the process with a non-zero code, which the build checks.
void build();
