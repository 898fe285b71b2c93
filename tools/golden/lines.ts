import {
  MEATS,
  matchPreference,
  readMenu,
  splitMenu,
  toFit,
  type DishFacts,
  type Engine,
  type English,
  type HiddenIngredient,
  type Meat,
  type Preference,
  type Presence,
  type RestaurantDiet,
} from '@kioot/engine';
import {
  DAYS,
  parseHours,
  toRuleCode,
  type HolidayMap,
  type OpeningHours,
  toEnglishHours,
  getOpenState,
  type DayHours,
} from '@kioot/engine/hours';
import type { RestaurantRow } from '@/lib/places/row';
import { toFoodKind } from '@kioot/engine/lexicon';
import type { HoursTexts } from './hours-phrases';
import { toPrintedDish, toPrintedRestaurant } from '../../scripts/engine/words';
import { classifyText } from '../eval/door';

/** The wishes whose matches are written for every place, by the name they go by in the file. */
const WISHES: ReadonlyArray<readonly [string, Preference]> = [
  ['any', { kind: 'any' }],
  ['strictVegan', { kind: 'strictVegan' }],
  ['lactoOvo', { kind: 'lactoOvo' }],
  ['halal', { kind: 'halal' }],
  ['pork+beef', { kind: 'meats', meats: ['pork', 'beef'] }],
  ['chicken', { kind: 'meats', meats: ['chicken'] }],
  ['fish+seafood', { kind: 'meats', meats: ['fish', 'seafood'] }],
];

/** Parts of a line, each with its label; what is empty is left out, so a line says what is out of the ordinary. */
function toLine(name: string, parts: Readonly<Record<string, string>>): string {
  const said = Object.entries(parts).flatMap(([label, text]) =>
    text === '' ? [] : [`${label}: ${text}`],
  );
  return [name, ...said].join('\t');
}

const unless = (usual: string, word: string): string => (word === usual ? '' : word);

/** Every meat that is not `no`; one word where all seven are alike. */
function toMeats(meats: Readonly<Record<Meat, Presence>>): string {
  const [first, ...others] = MEATS.map((meat) => meats[meat]);
  if (first && first !== 'no' && others.every((presence) => presence === first))
    return `all ${first}`;
  return MEATS.filter((meat) => meats[meat] !== 'no')
    .map((meat) => `${meat} ${meats[meat]}`)
    .join(', ');
}

/** "wheat, egg?": a question mark behind what may be in there. What all that is cooked may have is said once. */
function toAllergenList({ allergens }: DishFacts): string {
  const marks = { yes: '', maybe: '?', no: ' no' };
  const found = Object.entries(allergens).map(([code, [is, by]]) =>
    by === 'seasoning' ? 'seasoning?' : `${code}${marks[is]}`,
  );
  return [...new Set(found)].join(', ');
}

function toDishParts(dish: DishFacts): Record<string, string> {
  const diet = toPrintedDish(dish);
  return {
    serving: unless('meal', diet.serving),
    vegan: diet.vegan,
    lactoOvo: diet.lactoOvo,
    meats: toMeats(diet.meats),
    main: diet.mainMeats.join(', '),
    [diet.isEither ? 'either' : 'possibleMain']: diet.possibleMainMeats.join(', '),
    egg: unless('no', diet.egg),
    dairy: unless('no', diet.dairy),
    alcohol: unless('no', diet.alcohol),
    contains: diet.contains.join(', '),
    hidden: diet.hidden.map(({ code, certainty }) => `${code} ${certainty}`).join(', '),
    allergens: toAllergenList(dish),
    others: unless('unlikely', dish.otherAllergens),
    spice: unless('none', dish.spice),
    pungent: dish.pungent ?? '',
    because: diet.because.join(', '),
  };
}

/** Every dish on the menus, as the menu reader cuts it out. */
export function getMenuDishes(rows: readonly RestaurantRow[]): string[] {
  const items = rows.flatMap((row) => readMenu(row)).filter(({ isDish }) => isDish);
  return items.map(({ dish }) => dish);
}

/** What the engine makes of every different dish: verdicts, reasons and English, one dish a line. */
export function toDishLines(engine: Engine, english: English, dishes: Iterable<string>): string[] {
  return [...new Set(dishes)].sort().map((dish) => {
    const { en, how } = english.toDish(dish);
    return toLine(dish, { ...toDishParts(classifyText(engine, dish)), [how]: en });
  });
}

/** Names in English, and how they came about. */
export function toEnglishLines(english: English, dishes: readonly string[]): string[] {
  return dishes.map((dish) => {
    const { en, how } = english.toDish(dish);
    return toLine(dish, { [how]: en });
  });
}

/** What the menu reader cuts out of a text: each dish with its notes, what names no dish in brackets; then its English. */
export function toMenuLines(english: English, texts: readonly string[]): string[] {
  return texts.map((text) => {
    const items = splitMenu(text).map(({ dish, notes, isDish }) =>
      [isDish ? dish : `[${dish}]`, ...notes].join(' + '),
    );
    return [JSON.stringify(text), ...items, `en: ${english.toMenu(text).en}`].join('\t');
  });
}

/** Names in the order of the menu; `all` where they are the whole menu. */
function toNames(names: readonly string[], menu: readonly DishFacts[]): string {
  const isAll = names.length === menu.length && menu.every(({ dish }, at) => names[at] === dish);
  return isAll ? 'all' : names.join(' | ');
}

/** Empty where nothing fits, and where who eats anything can eat everything. */
function toWish(diet: RestaurantDiet, preference: Preference): string {
  const match = matchPreference(diet, preference);
  const { share, dishes, askable, justServes } = match;
  const shown = share === 0 ? '' : ` ${Number(share.toFixed(3))}`;
  const extras = justServes ? ` just ${justServes}` : '';
  const names = dishes.length === 0 ? '' : ` of ${toNames(dishes, diet.dishes)}`;
  const asked = askable.length === 0 ? '' : ` ask ${toNames(askable, diet.dishes)}`;
  const usual =
    preference.kind === 'any' ? `only 1${diet.dishes.length > 0 ? ' of all' : ''}` : 'none';
  return unless(usual, `${toFit(match)}${shown}${extras}${names}${asked}`);
}

function toHidden({ code, certainty, dishes }: HiddenIngredient): string {
  return `${code} ${certainty} in ${dishes.length}`;
}

/** Dishes that read otherwise in this house than they do on their own, each in a line below that of the place. */
function toHousedLines(engine: Engine, { contentId, dishes }: RestaurantDiet): string[] {
  return dishes.flatMap((diet) => {
    const here = toLine(`${contentId} > ${diet.dish}`, toDishParts(diet));
    const alone = toLine(
      `${contentId} > ${diet.dish}`,
      toDishParts(engine.classifyDish(diet.dish)),
    );
    return here === alone ? [] : [here];
  });
}

/** What the engine makes of every place, by contentId: verdicts, reasons, English name, and how it meets each wish. */
export function toPlaceLines(
  engine: Engine,
  english: English,
  rows: readonly RestaurantRow[],
): string[] {
  const sorted = [...rows].sort((a, b) => (a.contentId < b.contentId ? -1 : 1));
  return sorted.flatMap((row) => {
    const diet = engine.classifyRestaurant(row);
    const wishes = WISHES.map(([name, wish]) => [`for ${name}`, toWish(diet, wish)] as const);
    const printed = toPrintedRestaurant(diet);
    const place = toLine(`${row.contentId} ${row.title}`, {
      en: english.toTitle(row.title, row.title_eng).en,
      menu: diet.dishes.map(({ dish }) => dish).join(' | '),
      meats: toMeats(diet.meats),
      strictVegan: printed.strictVegan,
      lactoOvo: printed.lactoOvo,
      halal: unless('unknown', printed.halal),
      nameVegan: unless('unknown', printed.byName.strictVegan),
      nameLactoOvo: unless('unknown', printed.byName.lactoOvo),
      hidden: diet.hidden.map(toHidden).join(', '),
      because: printed.because.join(', '),
      ...Object.fromEntries(wishes),
    });
    return [place, ...toHousedLines(engine, diet)];
  });
}

/** What every place is drawn as, but for those that nothing is known of. */
export function toKindLines(engine: Engine, rows: readonly RestaurantRow[]): string[] {
  const sorted = [...rows].sort((a, b) => (a.contentId < b.contentId ? -1 : 1));
  return sorted.flatMap((row) => {
    const { dishes } = engine.classifyRestaurant(row);
    const kind = toFoodKind({ title: row.title, dishes });
    return kind === 'unknown' ? [] : [`${row.contentId} ${row.title}\t${kind}`];
  });
}

const DAY_MS = 86_400_000;
/** Mondays whose weeks are asked about: an ordinary one, that of a feast, one in each other season, the turn of a year. */
const MONDAYS = [
  '2026-11-16',
  '2026-09-21',
  '2027-02-08',
  '2027-05-03',
  '2027-08-16',
  '2026-12-28',
];
/** By Seoul's clock. */
const TIMES_OF_DAY = ['00:30', '08:00', '11:30', '15:20', '18:00', '21:10'];

/** A day as intervals of minutes: open, breaks behind `b`, last orders behind `l`; `?` where nothing is known. */
function toDay({ unknown, open, breaks, lastOrders }: DayHours): string {
  if (unknown) return '?';
  const spans = (all: DayHours['open']) => all.map(([from, to]) => `${from}-${to}`).join(' ');
  const gaps = breaks.length > 0 ? ` b ${spans(breaks)}` : '';
  return `${spans(open)}${gaps}${lastOrders.length > 0 ? ` l ${lastOrders.join(' ')}` : ''}`;
}

/** The states of a week as letters (open, break, closed, unknown), in capitals once the last order has passed. */
function toStates(hours: OpeningHours, monday: string, holidays: HolidayMap): string {
  const letters = DAYS.map((_, day) =>
    TIMES_OF_DAY.map((time) => {
      const epochMs = Date.parse(`${monday}T${time}:00+09:00`) + day * DAY_MS;
      const { state, lastOrderPassed } = getOpenState(hours, { epochMs }, holidays);
      return lastOrderPassed === true ? state.charAt(0).toUpperCase() : state.charAt(0);
    }).join(''),
  );
  const [first, ...others] = letters;
  return others.every((day) => day === first) ? `daily ${first}` : letters.join(' ');
}

const CHAINED_DAYS = 8;
/** Mondays from which changes are followed: a feast, the turn of a year, a year of which no holidays are known. */
const CHAINED_MONDAYS = ['2026-09-21', '2026-12-28', '2040-02-27'];

/** By Seoul's clock: the day of the month and the time, "21 11:00". */
const toSeoulTime = (epochMs: number): string =>
  new Date(epochMs + 9 * 3_600_000).toISOString().slice(8, 16).replace('T', ' ');

/**
 * Every change in the days from a Monday on: when it comes, the letter of the state, then what is said beside it
 * (`l` last order, `u` until and `o` opens at where that is not the next change, the name of a holiday).
 */
function toChanges(hours: OpeningHours, monday: string, holidays: HolidayMap): string {
  const start = Date.parse(`${monday}T00:00:00+09:00`);
  const changes: string[] = [];
  let at: number | null = start;
  while (at !== null && at < start + CHAINED_DAYS * DAY_MS) {
    const said = getOpenState(hours, { epochMs: at }, holidays);
    const { state, lastOrder, lastOrderPassed, until, opensAt, nextChange, holiday } = said;
    const timed = { l: lastOrderPassed ? undefined : lastOrder, u: until, o: opensAt };
    const others = Object.entries(timed).flatMap(([label, time]) =>
      time === undefined || time === nextChange ? [] : [` ${label} ${toSeoulTime(time)}`],
    );
    const letter = lastOrderPassed ? state.charAt(0).toUpperCase() : state.charAt(0);
    changes.push(`${toSeoulTime(at)} ${letter}${others.join('')}${holiday ? ` ${holiday}` : ''}`);
    at = lastOrder !== undefined && !lastOrderPassed ? lastOrder : nextChange;
  }
  return changes.join(', ');
}

/** What is said of made-up texts in English, and every change in some weeks. */
export function toChangeLines(texts: readonly HoursTexts[], holidays: HolidayMap): string[] {
  return texts.map(({ opentimefood, restdatefood }) => {
    const hours = parseHours(opentimefood, restdatefood);
    const weeks = CHAINED_MONDAYS.map((monday) => [monday, toChanges(hours, monday, holidays)]);
    const en = toEnglishHours(hours).join(' | ');
    return toLine(`${opentimefood} / ${restdatefood}`, { en, ...Object.fromEntries(weeks) });
  });
}

const toRead = (hours: OpeningHours) => {
  const days = hours.days.map(toDay);
  return {
    days: new Set(days).size === 1 ? `daily ${days[0]}` : days.join(', '),
    holiday: hours.holiday ? toDay(hours.holiday) : '',
    rules: hours.rules.map(toRuleCode).join(' '),
  };
};

/** What the engine reads out of made-up texts: more rules meet in them than in those of any place. */
export function toMadeHoursLines(texts: readonly HoursTexts[]): string[] {
  return texts.map(({ opentimefood, restdatefood }) =>
    toLine(`${opentimefood} / ${restdatefood}`, toRead(parseHours(opentimefood, restdatefood))),
  );
}

/** What the engine reads out of every different pair of texts on opening hours, and what it says of whole weeks. */
export function toHoursLines(texts: readonly HoursTexts[], holidays: HolidayMap): string[] {
  const pairs = new Map(
    texts.map(({ opentimefood, restdatefood }) => [
      JSON.stringify([opentimefood, restdatefood]),
      { opentimefood, restdatefood },
    ]),
  );
  return [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { opentimefood, restdatefood }]) => {
      const hours = parseHours(opentimefood, restdatefood);
      const states = MONDAYS.map((monday) => [monday, toStates(hours, monday, holidays)] as const);
      return toLine(name, {
        en: toEnglishHours(hours).join(' | '),
        ...toRead(hours),
        ...Object.fromEntries(states.filter(([, said], at) => at === 0 || said !== states[0]?.[1])),
      });
    });
}
