import * as v from 'valibot';
import { toAllergenPresences, type ProofPiece } from '@kioot/engine';
import { getDistanceM } from '@kioot/engine/geo';
import { parseHours, toWeekTable } from '@kioot/engine/hours';
import { english, FOREIGN_LANGUAGES, getNamerFor } from '@kioot/engine/lexicon';
import { check } from './check';
import { CommandError, EXIT, readInput, type Verb } from './command-io';
import { readDataFile } from './data-file';
import { getEngine } from './engine';
import { toPrintedDish, toPrintedRestaurant } from './printed-verdict';

/** Verb that prints each row of a JSON list, in a file or from standard input. */
const toFileVerb = <Row>(
  schema: v.GenericSchema<unknown, Row>,
  print: (row: Row) => unknown,
): Verb => ({
  ...{ usage: '[FILE]', minArguments: 0, maxArguments: 1 },
  run: ([file]) => readInput(file, v.array(schema)).map((row) => print(row)),
});

const text = v.nullish(v.string(), '');
const contentId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** `diet FILE`: diet facts of each restaurant. */
const diet = toFileVerb(
  v.object({ contentId, title: text, firstmenu: text, treatmenu: text }),
  (restaurant) => {
    const facts = toPrintedRestaurant(getEngine().classifyRestaurant(restaurant));
    const { contentId: id, meats, strictVegan, lactoOvo, halal, hidden, because } = facts;
    return { contentId: id, ...meats, strictVegan, lactoOvo, halal, hidden, because };
  },
);

/** `dishes FILE`: ingredients, allergens and names of each dish, by its Korean name. */
const dishes = toFileVerb(v.string(), (dish) => {
  const facts = getEngine().classifyDish(dish);
  const printed = toPrintedDish(facts);
  const { vegan, lactoOvo, veganQuestion, lactoOvoQuestion } = printed;
  const { contains, hidden, spice, because } = printed;
  const foreign = Object.fromEntries(
    FOREIGN_LANGUAGES.map((language) => [language, getNamerFor(language).toDish(dish).name]),
  );
  return {
    ...{ dish, vegan, lactoOvo, veganQuestion, lactoOvoQuestion },
    ...{ contains, hidden, allergens: toAllergenPresences(facts), spice, because },
    ...{ english: english.toDish(dish).en, ...foreign },
  };
});

/** `hours FILE`: opening hours as a week, `{contentId, week, lastOrder, irregular, unknown}` (see `WeekTable`). */
const hours = toFileVerb(
  v.object({ contentId, opentimefood: text, restdatefood: text }),
  ({ contentId: id, opentimefood, restdatefood }) => ({
    contentId: id,
    ...toWeekTable(parseHours(opentimefood, restdatefood)),
  }),
);

/** `english FILE`: English of Korean menu texts: `{ko, en, dishes: [{ko, en, how}]}`. */
const englishMenus = toFileVerb(v.string(), (menu) => english.toMenu(menu));

/** `titles FILE`: English names of restaurants with their source: `{ko, en, how}`. */
const titles = toFileVerb(v.string(), (title) => {
  const { ko, en, how } = english.toTitle(title);
  return { ko, en, how };
});

const numeric = v.pipe(v.string(), v.transform(Number), v.number());
const nearSchema = v.strictTuple([
  v.pipe(numeric, v.minValue(-180), v.maxValue(180)),
  v.pipe(numeric, v.minValue(-90), v.maxValue(90)),
  v.pipe(numeric, v.gtValue(0), v.finite()),
]);

/**
 * `near X Y RADIUS`: restaurants within RADIUS meters of longitude X, latitude Y, nearest first.
 */
const near: Verb = {
  ...{ usage: 'X Y RADIUS', minArguments: 3, maxArguments: 3 },
  run: (args) => {
    const parsed = v.safeParse(nearSchema, args);
    if (!parsed.success) {
      throw new CommandError(EXIT.usage, 'near takes a longitude, a latitude and meters');
    }
    const [mapx, mapy, radiusM] = parsed.output;
    return readDataFile()
      .flatMap(({ contentId: id, title, ...point }) => {
        if (point.mapx === null || point.mapy === null) return [];
        const distanceM = getDistanceM({ mapx, mapy }, { mapx: point.mapx, mapy: point.mapy });
        return distanceM <= radiusM ? [{ contentId: id, title, distanceM }] : [];
      })
      .sort((a, b) => a.distanceM - b.distanceM)
      .map((place) => ({ ...place, distanceM: Math.round(place.distanceM) }));
  },
};

/** "비건: claim"; a piece without a reason says what it may bring: "크리미: may bring no-flesh". */
const toPrintedPiece = ({ text: piece, reason, mayBring }: ProofPiece): string =>
  `${piece}: ${reason ?? `may bring ${String(mayBring)}`}`;

/** `explain CONTENT_ID`: all facts, reasons and proofs for one restaurant of `data/synced/restaurants.json`. */
const explain: Verb = {
  ...{ usage: 'CONTENT_ID', minArguments: 1, maxArguments: 1 },
  run: ([id]) => {
    const row = readDataFile().find((candidate) => candidate.contentId === id);
    if (!row) throw new CommandError(EXIT.unknownId, `no restaurant ${id ?? ''}`);
    const { title, firstmenu, treatmenu } = row;
    const engine = getEngine();
    const facts = toPrintedRestaurant(engine.classifyRestaurant(row));
    const proven = facts.dishes.map((dish) => ({
      ...dish,
      proof: engine.proveLine(dish.dish).map(toPrintedPiece),
    }));
    return { title, firstmenu, treatmenu, ...facts, dishes: proven };
  },
};

const VERBS: ReadonlyMap<string, Verb> = new Map(
  Object.entries({ diet, dishes, hours, english: englishMenus, titles, near, explain, check }),
);

function getUsage(): string {
  const verbs = [...VERBS].map(([name, verb]) => `${name} ${verb.usage}`);
  return `usage: npm run -s engine -- <verb>; verbs: ${verbs.join(' | ')}`;
}

/** Runs the verb that the arguments of the command line name; returns the exit code. */
export function runVerb([name = '', ...args]: readonly string[]): number {
  try {
    const verb = VERBS.get(name);
    if (!verb || args.length < verb.minArguments || args.length > verb.maxArguments) {
      throw new CommandError(EXIT.usage, getUsage());
    }
    const result = verb.run(args);
    process.stdout.write(
      `${typeof result === 'string' ? result : JSON.stringify(result, null, 2)}\n`,
    );
    return EXIT.ok;
  } catch (error) {
    const known = error instanceof CommandError;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${known ? message : `internal error: ${message.replace(/\s+/gu, ' ')}`}\n`,
    );
    return known ? error.exitCode : EXIT.internal;
  }
}
