/** Parser of one dish as a menu writes it: the name and everything that belongs to it. */

import { toPlainText } from '../text/plain-text';
import {
  isDietSign,
  toFoodNames,
  getIncludedFood,
  toBracketRole,
  getDenial,
  type BracketRole,
  type Denial,
} from './bracket-roles';
import { splitBracketParts, splitTextAndBrackets } from './split-pieces';
import { isGeneric, isLabel } from './generic-words';
import { getSignFoods, hasSign, mayHoldSign } from './signs';

/** Parsed text of one dish, the same for every source. */
export interface DishName {
  /**
   * Canonical text: the name, then the brackets that belong to the dish. Parses to the same value.
   */
  text: string;
  /** Name without brackets and details; the other fields describe it. */
  name: string;
  /** Foods that are certainly in it. */
  ingredients: readonly string[];
  /** Foods to choose from, and toppings. */
  options: readonly string[];
  /** Foods that a bracket denies. */
  denials: readonly Denial[];
  /** Diets claimed for it, as written: "비건", "락토", "V". */
  labels: readonly string[];
  /** Heat: "매운맛". */
  tastes: readonly string[];
  /** Parts that are not recognized, hence possibly any food. */
  unread: readonly string[];
}

/** Part of a bracket with its role. */
export interface BracketPart {
  role: BracketRole;
  text: string;
}

/** Parsed bracket. */
export interface Bracket {
  parts: readonly BracketPart[];
  /**
   * Part that belongs to the dish, as a bracket; '' when there is only a portion, a price or a
   * remark.
   */
  dishText: string;
}

const NON_FOOD_ROLES: ReadonlySet<BracketRole> = new Set(['portion', 'price', 'remark', 'set']);
const CHOICE_MARK = /[/|]|\bor\b|또는|혹은/i;
const OPTION_ENDING = ' 선택';

/** Parses the text in a bracket: "우유 포함, 2인" -> an ingredient and a portion. */
export function parseBracket(inside: string): Bracket {
  const texts = splitBracketParts(inside);
  const isChoice = texts.length > 1 && CHOICE_MARK.test(inside);
  const parts = texts.map((text): BracketPart => {
    const role = toBracketRole(text);
    return { role: isChoice && role === 'ingredients' ? 'options' : role, text };
  });
  const dishParts = parts.filter(({ role }) => !NON_FOOD_ROLES.has(role));
  return { parts, dishText: formatBracket(dishParts, isChoice) };
}

function formatBracket(parts: readonly BracketPart[], isChoice: boolean): string {
  const [only] = parts;
  if (only === undefined) return '';
  const isLoneOption = parts.length === 1 && isChoice && only.role === 'options';
  const ending = isLoneOption && toBracketRole(only.text) !== 'options' ? OPTION_ENDING : '';
  return `(${parts.map(({ text }) => text).join(isChoice ? '/' : ', ')}${ending})`;
}

/** Guard: most names contain none of these and are nothing but a name. */
const MAY_HAVE_DETAILS =
  /[([{<「『【《〈:※\n]|[ⓋⓥVv]|포함|함유|들어|사용|첨가|곁들|제공| [-–] |\bwith\b|w\/|추가|contain|includ/;
/** Separators between a name and its details, outside brackets. */
const DETAIL_SEPARATOR = / ?[:※\n] ?| [-–] | (?:with|w\/) ?(?=\S)/i;
const TRAILING_SIGN = /^(.{2,}?) ?((?<= )(?:[Vv]|VG|vg|VE)|[Ⓥⓥ])$/;

const NO_DETAILS: Omit<DishName, 'text' | 'name'> = {
  ingredients: [],
  options: [],
  denials: [],
  labels: [],
  tastes: [],
  unread: [],
};

/** Splits off a diet sign after a name: "두부 샐러드 Ⓥ". */
export function extractTrailingSign(name: string): { name: string; sign: string } {
  const match = TRAILING_SIGN.exec(name);
  const [, rest, sign] = match ?? [];
  return rest !== undefined && sign !== undefined ? { name: rest, sign } : { name, sign: '' };
}

/**
 * Parses the text of one dish. Never throws; linear in the length.
 *
 * @example
 * parseDishName('비건 케이크 (우유 포함)').ingredients; // => ["우유"]
 * parseDishName('두부 샐러드 Ⓥ').labels; // => ["Ⓥ"]
 */
export function parseDishName(input: string): DishName {
  const text = toPlainText(input);
  if (!MAY_HAVE_DETAILS.test(text) && !mayHoldSign(text))
    return { text, name: text, ...NO_DETAILS };
  const parts: BracketPart[] = [];
  const brackets: string[] = [];
  const addBracket = (bracket: Bracket): void => {
    if (bracket.dishText !== '') brackets.push(bracket.dishText);
    parts.push(...bracket.parts, ...getDoubtfulLabels(bracket));
  };
  let name = '';
  const tokens = splitTextAndBrackets(text);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'text') {
      name += token.text;
      continue;
    }
    const bracket = parseBracket(token.text);
    if (isPartOfName(name, bracket, tokens[at + 1]?.text))
      name += ` ${splitBracketParts(token.text).join(' ')} `;
    else {
      addBracket(bracket);
      const sets = bracket.parts.flatMap((part) => (part.role === 'set' ? part.text : []));
      name += ` ${sets.join(' ')}${sets.length > 0 ? ' ' : ''}`;
    }
  }
  const { name: withoutSign, sign } = extractTrailingSign(name.replace(/ {2,}/g, ' ').trim());
  if (sign !== '') addBracket(parseBracket(sign));
  const [dishName, ...rest] = withoutSign.split(DETAIL_SEPARATOR).map((each) => each.trim());
  // "점심: 김치찌개": a label is no dish.
  const hasLabel =
    dishName !== undefined && rest.length > 0 && (isLabel(dishName) || isGeneric(dishName));
  const [head = '', ...details] = hasLabel
    ? rest
    : [dishName, ...rest].filter((each) => each !== undefined);
  for (const detail of details) parts.push(...parseBracket(detail).parts);
  const { rest: bareName, included } = extractIncluded(head);
  if (included !== '') parts.push(...parseBracket(included).parts);
  const getTexts = (role: BracketRole): string[] =>
    parts.flatMap((part) => (part.role === role ? part.text : []));
  const signFoods = getSignFoods(bareName);
  const isDenied = hasSign(bareName, 'denial');
  const isHot = hasSign(bareName, 'hot') || parts.some((part) => hasSign(part.text, 'hot'));
  return {
    text: [withoutSign, ...brackets].join(' ').trim(),
    name: bareName,
    ingredients: [...getTexts('ingredients').flatMap(toFoodNames), ...(isDenied ? [] : signFoods)],
    options: [...getTexts('options').flatMap(toFoodNames), ...(isDenied ? signFoods : [])],
    denials: getTexts('denials').flatMap((denial) => getDenial(denial) ?? []),
    labels: getTexts('labels'),
    tastes: [...getTexts('tastes'), ...(isHot ? [HOT_TASTE] : [])],
    unread: getTexts('unread'),
  };
}

/**
 * True for a bracket in front that is part of the name ("(한우) 불고기"), unless it states an
 * ingredient or a diet. Next to a diet claim it is an ingredient, which the claim does not cover.
 */
export function isPartOfName(before: string, { parts }: Bracket, after = ''): boolean {
  return (
    before.trim() === '' &&
    !DIET_CLAIM.test(after) &&
    parts.every(
      ({ role, text }) =>
        role === 'unread' ||
        role === 'options' ||
        (role === 'ingredients' && !getIncludedFood(text)),
    )
  );
}

/** Labels next to a food in one bracket, unread: "(비건/두부)" may be either. */
function getDoubtfulLabels({ parts }: Bracket): BracketPart[] {
  const hasFood = parts.some(({ role }) => role === 'ingredients' || role === 'options');
  const labels = hasFood ? parts.filter(({ role }) => role === 'labels') : [];
  return labels.map(({ text }) => ({ role: 'unread', text }));
}

/** Taste that a sign for heat means. */
const HOT_TASTE = '매운맛';
const ADDED_TOPPING = / ?추가$/;
/**
 * Diet claims, which a topping can invalidate; without one the topping is part of the dish (훠궈
 * 양고기 추가 is lamb).
 */
const DIET_CLAIM = /비건|채식|vegan|vegetarian/i;

/**
 * "비건 케이크 우유 포함" -> "비건 케이크" and "우유 포함"; the last word is the ingredient or
 * topping.
 */
function extractIncluded(name: string): { rest: string; included: string } {
  const isOption = ADDED_TOPPING.test(name.slice(-4)) && DIET_CLAIM.test(name);
  const food = isOption ? name.replace(ADDED_TOPPING, '') : getIncludedFood(name);
  const at = food?.lastIndexOf(' ') ?? -1;
  const rest = food?.slice(0, Math.max(at, 0)) ?? '';
  if (food === null || rest === '' || toBracketRole(rest) !== 'ingredients') {
    return { rest: name, included: '' };
  }
  return { rest, included: `${food.slice(at + 1)} ${isOption ? '추가' : '포함'}` };
}

/**
 * Name for display in any language, without the brackets after it; their diet labels and foods are
 * named on their own.
 */
export function toDisplayName(text: string): string {
  const { text: canonical, name } = parseDishName(text);
  return canonical === name ? name : stripBrackets(canonical);
}

/** "삼겹살 (국)" is 국내산, its origin. */
const ORIGIN_MARK = '국';

/**
 * Named parts of the brackets of a dish: the diets claimed for it, and its foods, unless its name
 * tells them.
 */
export function getBracketParts(text: string): { labels: string[]; foods: string[] } {
  const { text: canonical, name, labels, ingredients, options } = parseDishName(text);
  const foods = canonical === name || !canonical.includes('(') ? [] : [...ingredients, ...options];
  const isOrigin = foods.length === 1 && foods[0] === ORIGIN_MARK;
  return {
    labels: labels.filter((label) => !isDietSign(label)),
    foods: isOrigin ? [] : foods.filter((food) => !stripBrackets(canonical).includes(food)),
  };
}

/**
 * Canonical text split into the name with its details and the brackets after it.
 *
 * @example
 * splitBrackets('비건 케이크 (우유 포함)'); // => {"name":"비건 케이크","brackets":" (우유 포함)"}
 */
export function splitBrackets(canonical: string): { name: string; brackets: string } {
  const name = stripBrackets(canonical);
  return { name, brackets: canonical.slice(name.length) };
}

/** Canonical text without the brackets after the name. */
function stripBrackets(canonical: string): string {
  const at = canonical.indexOf('(');
  return at > 0 ? canonical.slice(0, at).trimEnd() : canonical;
}
