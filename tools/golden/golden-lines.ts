import {
  MEATS,
  matchPreference,
  readMenu,
  splitMenu,
  toFit,
  type DishFacts,
  type Engine,
  type EnglishNamer,
  type HiddenIngredient,
  type Meat,
  type Preference,
  type Presence,
  type PlaceFacts,
} from '@kioot/engine';
import {
  DAYS,
  parseHours,
  toRuleCode,
  type HolidayMap,
  type OpeningHours,
  hoursFormatters,
  getOpenState,
  type OpenState,
  type DayHours,
} from '@kioot/engine/hours';
import type { Place } from '@kioot/places/place';
import { toFoodKind } from '@kioot/engine/lexicon';
import type { HoursTexts } from './generated-texts';
import { toPrintedDish, toPrintedRestaurant } from '../../scripts/engine/printed-verdict';
import { classifyAsMenu } from '../eval/classify-as-menu';

/** Preferences that every restaurant is matched to, by their name in the file. */
const PREFERENCES: ReadonlyArray<readonly [string, Preference]> = [
  ['any', { kind: 'any' }],
  ['strictVegan', { kind: 'strictVegan' }],
  ['lactoOvo', { kind: 'lactoOvo' }],
  ['halal', { kind: 'halal' }],
  ['pork+beef', { kind: 'meats', meats: ['pork', 'beef'] }],
  ['chicken', { kind: 'meats', meats: ['chicken'] }],
  ['fish+seafood', { kind: 'meats', meats: ['fish', 'seafood'] }],
];

/** Line of labeled parts. Empty parts are omitted, so that a line shows what is unusual. */
function toLine(name: string, parts: Readonly<Record<string, string>>): string {
  const fields = Object.entries(parts).flatMap(([label, text]) =>
    text === '' ? [] : [`${label}: ${text}`],
  );
  return [name, ...fields].join('\t');
}

const omitDefault = (usual: string, word: string): string => (word === usual ? '' : word);

/** Every meat other than `no`; one word when all seven are equal. */
function toMeats(meats: Readonly<Record<Meat, Presence>>): string {
  const [first, ...others] = MEATS.map((meat) => meats[meat]);
  if (first && first !== 'no' && others.every((presence) => presence === first))
    return `all ${first}`;
  return MEATS.filter((meat) => meats[meat] !== 'no')
    .map((meat) => `${meat} ${meats[meat]}`)
    .join(', ');
}

/**
 * "wheat, egg?": a question mark for a possible allergen. Those of any cooked food are listed once.
 */
function toAllergenList({ allergens }: DishFacts): string {
  const marks = { yes: '', maybe: '?', no: ' no' };
  const listed = Object.entries(allergens).map(([code, [is, by]]) =>
    by === 'seasoning' ? 'seasoning?' : `${code}${marks[is]}`,
  );
  return [...new Set(listed)].join(', ');
}

function toDishParts(dish: DishFacts): Record<string, string> {
  const diet = toPrintedDish(dish);
  return {
    serving: omitDefault('meal', diet.serving),
    vegan: diet.vegan,
    lactoOvo: diet.lactoOvo,
    meats: toMeats(diet.meats),
    main: diet.mainMeats.join(', '),
    [diet.isEither ? 'either' : 'possibleMain']: diet.possibleMainMeats.join(', '),
    egg: omitDefault('no', diet.egg),
    dairy: omitDefault('no', diet.dairy),
    alcohol: omitDefault('no', diet.alcohol),
    contains: diet.contains.join(', '),
    hidden: diet.hidden.map(({ code, certainty }) => `${code} ${certainty}`).join(', '),
    allergens: toAllergenList(dish),
    others: omitDefault('unlikely', dish.otherAllergens),
    spice: omitDefault('none', dish.spice),
    pungent: dish.pungent ?? '',
    because: diet.because.join(', '),
  };
}

/** Every dish on the menus, as `readMenu` splits them. */
export function getMenuDishes(rows: readonly Place[]): string[] {
  const items = rows.flatMap((row) => readMenu(row)).filter(({ isDish }) => isDish);
  return items.map(({ dish }) => dish);
}

/** Lines of all different dishes: verdicts, reasons and English. */
export function toDishLines(
  engine: Engine,
  english: EnglishNamer,
  dishes: Iterable<string>,
): string[] {
  return [...new Set(dishes)].sort().map((dish) => {
    const { en, how } = english.toDish(dish);
    return toLine(dish, { ...toDishParts(classifyAsMenu(engine, dish)), [how]: en });
  });
}

/** Lines of English names with their origin. */
export function toEnglishLines(english: EnglishNamer, dishes: readonly string[]): string[] {
  return dishes.map((dish) => {
    const { en, how } = english.toDish(dish);
    return toLine(dish, { [how]: en });
  });
}

/** Lines of split menus: each dish with its notes, other text in brackets; then the English. */
export function toMenuLines(english: EnglishNamer, texts: readonly string[]): string[] {
  return texts.map((text) => {
    const items = splitMenu(text).map(({ dish, notes, isDish }) =>
      [isDish ? dish : `[${dish}]`, ...notes].join(' + '),
    );
    return [JSON.stringify(text), ...items, `en: ${english.toMenu(text).en}`].join('\t');
  });
}

/** Names in the order of the menu; `all` for the whole menu. */
function toDishNames(names: readonly string[], menu: readonly DishFacts[]): string {
  const isAll = names.length === menu.length && menu.every(({ dish }, at) => names[at] === dish);
  return isAll ? 'all' : names.join(' | ');
}

/** Empty when nothing matches, and for a full match of any food. */
function toMatchText(diet: PlaceFacts, preference: Preference): string {
  const match = matchPreference(diet, preference);
  const { share, dishes, askable, justServes } = match;
  const shareText = share === 0 ? '' : ` ${Number(share.toFixed(3))}`;
  const servingText = justServes ? ` just ${justServes}` : '';
  const dishText = dishes.length === 0 ? '' : ` of ${toDishNames(dishes, diet.dishes)}`;
  const askText = askable.length === 0 ? '' : ` ask ${toDishNames(askable, diet.dishes)}`;
  const usual =
    preference.kind === 'any' ? `only 1${diet.dishes.length > 0 ? ' of all' : ''}` : 'none';
  return omitDefault(usual, `${toFit(match)}${shareText}${servingText}${dishText}${askText}`);
}

function toHidden({ code, certainty, dishes }: HiddenIngredient): string {
  return `${code} ${certainty} in ${dishes.length}`;
}

/**
 * Dishes that the context of this restaurant changes, one line each after that of the restaurant.
 */
function toContextLines(engine: Engine, { contentId, dishes }: PlaceFacts): string[] {
  return dishes.flatMap((diet) => {
    const inContext = toLine(`${contentId} > ${diet.dish}`, toDishParts(diet));
    const byName = toLine(
      `${contentId} > ${diet.dish}`,
      toDishParts(engine.classifyDish(diet.dish)),
    );
    return inContext === byName ? [] : [inContext];
  });
}

/**
 * Lines of all restaurants by contentId: verdicts, reasons, English name, and matches to each
 * preference.
 */
export function toPlaceLines(
  engine: Engine,
  english: EnglishNamer,
  rows: readonly Place[],
): string[] {
  const sorted = [...rows].sort((a, b) => (a.contentId < b.contentId ? -1 : 1));
  return sorted.flatMap((row) => {
    const diet = engine.classifyRestaurant(row);
    const matches = PREFERENCES.map(
      ([name, preference]) => [`for ${name}`, toMatchText(diet, preference)] as const,
    );
    const printed = toPrintedRestaurant(diet);
    const place = toLine(`${row.contentId} ${row.title}`, {
      en: english.toTitle(row.title, row.title_eng).en,
      menu: diet.dishes.map(({ dish }) => dish).join(' | '),
      meats: toMeats(diet.meats),
      strictVegan: printed.strictVegan,
      lactoOvo: printed.lactoOvo,
      halal: omitDefault('unknown', printed.halal),
      nameVegan: omitDefault('unknown', printed.byName.strictVegan),
      nameLactoOvo: omitDefault('unknown', printed.byName.lactoOvo),
      hidden: diet.hidden.map(toHidden).join(', '),
      because: printed.because.join(', '),
      ...Object.fromEntries(matches),
    });
    return [place, ...toContextLines(engine, diet)];
  });
}

/** Lines of the kinds of food that restaurants are drawn as, without unknown ones. */
export function toKindLines(engine: Engine, rows: readonly Place[]): string[] {
  const sorted = [...rows].sort((a, b) => (a.contentId < b.contentId ? -1 : 1));
  return sorted.flatMap((row) => {
    const { dishes } = engine.classifyRestaurant(row);
    const kind = toFoodKind({ title: row.title, dishes });
    return kind === 'unknown' ? [] : [`${row.contentId} ${row.title}\t${kind}`];
  });
}

const DAY_MS = 86_400_000;
/**
 * Mondays of the tested weeks: an ordinary one, one with a feast, one in each other season, the
 * turn of a year.
 */
const MONDAYS = [
  '2026-11-16',
  '2026-09-21',
  '2027-02-08',
  '2027-05-03',
  '2027-08-16',
  '2026-12-28',
];
/** Times in Seoul. */
const TIMES_OF_DAY = ['00:30', '08:00', '11:30', '15:20', '18:00', '21:10'];

/**
 * Intervals of minutes of a day: open, breaks after `b`, last orders after `l`; `?` for unknown.
 */
function toDay({ unknown, open, breaks, lastOrders }: DayHours): string {
  if (unknown) return '?';
  const spans = (all: DayHours['open']) => all.map(([from, to]) => `${from}-${to}`).join(' ');
  const gaps = breaks.length > 0 ? ` b ${spans(breaks)}` : '';
  return `${spans(open)}${gaps}${lastOrders.length > 0 ? ` l ${lastOrders.join(' ')}` : ''}`;
}

/** Letters of the states of a week; `O` for open after the last order. */
const STATE_LETTERS: Readonly<Record<OpenState['state'], string>> = {
  ...{ open: 'o', lastOrdersPassed: 'O', break: 'b', closed: 'c', unknown: 'u' },
};

/** States of a week as letters. */
function toStates(hours: OpeningHours, monday: string, holidays: HolidayMap): string {
  const letters = DAYS.map((_, day) =>
    TIMES_OF_DAY.map((time) => {
      const epochMs = Date.parse(`${monday}T${time}:00+09:00`) + day * DAY_MS;
      return STATE_LETTERS[getOpenState(hours, { epochMs }, holidays).state];
    }).join(''),
  );
  const [first, ...others] = letters;
  return others.every((day) => day === first) ? `daily ${first}` : letters.join(' ');
}

const FOLLOWED_DAYS = 8;
/**
 * Mondays from which changes are followed: a feast, the turn of a year, a year without known
 * holidays.
 */
const FOLLOWED_MONDAYS = ['2026-09-21', '2026-12-28', '2040-02-27'];

/** Day of the month and time in Seoul, "21 11:00". */
const toSeoulTime = (epochMs: number): string =>
  new Date(epochMs + 9 * 3_600_000).toISOString().slice(8, 16).replace('T', ' ');

/**
 * Changes in the days from a Monday on: time, letter of the state, then details (`l` last order,
 * `u` until and `o` opens at, unless they are the next change, name of a holiday).
 */
function toChanges(hours: OpeningHours, monday: string, holidays: HolidayMap): string {
  const start = Date.parse(`${monday}T00:00:00+09:00`);
  const changes: string[] = [];
  let at: number | null = start;
  while (at !== null && at < start + FOLLOWED_DAYS * DAY_MS) {
    const openState = getOpenState(hours, { epochMs: at }, holidays);
    const { state, lastOrder, until, opensAt, nextChange, holiday } = openState;
    const end = lastOrder === undefined ? nextChange : until;
    const others = Object.entries({ l: lastOrder, u: until, o: opensAt }).flatMap(
      ([label, time]) =>
        time === undefined || time === end ? [] : [` ${label} ${toSeoulTime(time)}`],
    );
    const letter = STATE_LETTERS[state];
    changes.push(`${toSeoulTime(at)} ${letter}${others.join('')}${holiday ? ` ${holiday}` : ''}`);
    at = nextChange;
  }
  return changes.join(', ');
}

/** Lines of generated texts: the English, and every change in some weeks. */
export function toChangeLines(texts: readonly HoursTexts[], holidays: HolidayMap): string[] {
  return texts.map(({ opentimefood, restdatefood }) => {
    const hours = parseHours(opentimefood, restdatefood);
    const weeks = FOLLOWED_MONDAYS.map((monday) => [monday, toChanges(hours, monday, holidays)]);
    const en = hoursFormatters.en.toLines(hours).join(' | ');
    return toLine(`${opentimefood} / ${restdatefood}`, { en, ...Object.fromEntries(weeks) });
  });
}

const toHoursParts = (hours: OpeningHours) => {
  const days = hours.days.map(toDay);
  return {
    days: new Set(days).size === 1 ? `daily ${days[0]}` : days.join(', '),
    holiday: hours.holiday ? toDay(hours.holiday) : '',
    rules: hours.rules.map(toRuleCode).join(' '),
  };
};

/** Lines of parsed generated texts, which combine more rules than those of any restaurant. */
export function toGeneratedHoursLines(texts: readonly HoursTexts[]): string[] {
  return texts.map(({ opentimefood, restdatefood }) =>
    toLine(
      `${opentimefood} / ${restdatefood}`,
      toHoursParts(parseHours(opentimefood, restdatefood)),
    ),
  );
}

/**
 * Lines of all different pairs of opening-hours texts: parsed hours, and the states of whole weeks.
 */
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
        en: hoursFormatters.en.toLines(hours).join(' | '),
        ...toHoursParts(hours),
        ...Object.fromEntries(
          states.filter(([, weekStates], at) => at === 0 || weekStates !== states[0]?.[1]),
        ),
      });
    });
}
