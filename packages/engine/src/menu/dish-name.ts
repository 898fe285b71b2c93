/** One dish as a menu writes it: its name and everything around it that belongs to it. */

import { toPlainText } from '../text/plain-text';
import { isDietSign, toFoods, toIncluded, toRole, type BracketRole } from './bracket-roles';
import { toParts, toSegments } from './pieces';
import { isGeneric, isLabel } from './words';

/** Parsed name of one dish, by one parser wherever its text comes from. */
export interface DishName {
  /** The canonical text: the name, then the brackets that belong to the dish. Reads as the same line again. */
  text: string;
  /** The name without brackets and details: what the other fields are said of. */
  name: string;
  /** Foods that are surely in it. */
  ingredients: readonly string[];
  /** Foods to choose from or to have on top. */
  options: readonly string[];
  /** Diets claimed for it, as written: "비건", "락토", "V". */
  labels: readonly string[];
  /** Hotness: "매운맛". */
  tastes: readonly string[];
  /** Not understood, hence possibly anything. */
  unread: readonly string[];
}

/** One part of a bracket with its role. */
export interface BracketPart {
  role: BracketRole;
  text: string;
}

/** The words of a bracket, part by part. */
export interface Bracket {
  parts: readonly BracketPart[];
  /** Part of it that belongs to the dish, as a bracket; '' for a portion, a price or a remark alone. */
  kept: string;
}

const HARMLESS: ReadonlySet<BracketRole> = new Set(['portion', 'price', 'remark', 'set']);
const CHOICE = /[/|]|\bor\b|또는|혹은/i;
const OPTION_ENDING = ' 선택';

/** Reads what stands in a bracket: "우유 포함, 2인" -> an ingredient and a portion. */
export function readBracket(inside: string): Bracket {
  const texts = toParts(inside);
  const isChoice = texts.length > 1 && CHOICE.test(inside);
  const parts = texts.map((text): BracketPart => {
    const role = toRole(text);
    return { role: isChoice && role === 'ingredients' ? 'options' : role, text };
  });
  const kept = parts.filter(({ role }) => !HARMLESS.has(role));
  return { parts, kept: toText(kept, isChoice) };
}

function toText(parts: readonly BracketPart[], isChoice: boolean): string {
  const [only] = parts;
  if (only === undefined) return '';
  const isLoneOption = parts.length === 1 && isChoice && only.role === 'options';
  const ending = isLoneOption && toRole(only.text) !== 'options' ? OPTION_ENDING : '';
  return `(${parts.map(({ text }) => text).join(isChoice ? '/' : ', ')}${ending})`;
}

/** Anything that may make a text more than a name. Most names have none of it. */
const MARKS =
  /[([{<「『【《〈:※\n]|[ⓋⓥVv]|포함|함유|들어|사용|첨가|곁들|제공| [-–] |\bwith\b|w\/|추가|contain|includ/;
/** Separators between a name and its details, outside brackets. */
const DETAIL = / ?[:※\n] ?| [-–] | (?:with|w\/) ?(?=\S)/i;
const SIGN_AT_END = /^(.{2,}?) ?((?<= )(?:[Vv]|VG|vg|VE)|[Ⓥⓥ])$/;

const PLAIN: Omit<DishName, 'text' | 'name'> = {
  ingredients: [],
  options: [],
  labels: [],
  tastes: [],
  unread: [],
};

/** A sign behind a name: "두부 샐러드 Ⓥ". */
export function takeSign(name: string): { name: string; sign: string } {
  const found = SIGN_AT_END.exec(name);
  const [, rest, sign] = found ?? [];
  return rest !== undefined && sign !== undefined ? { name: rest, sign } : { name, sign: '' };
}

/** Reads the text of one dish. Never throws; linear in its length. */
export function parseDish(given: string): DishName {
  const text = toPlainText(given);
  if (!MARKS.test(text)) return { text, name: text, ...PLAIN };
  const line = {
    ...{ ingredients: new Array<string>(), options: new Array<string>() },
    ...{ labels: new Array<string>(), tastes: new Array<string>(), unread: new Array<string>() },
  };
  const brackets: string[] = [];
  const addBracket = (bracket: Bracket): void => {
    if (bracket.kept !== '') brackets.push(bracket.kept);
    for (const part of bracket.parts) addPart(line, part);
    line.unread.push(...getDoubtfulLabels(bracket));
  };
  let name = '';
  const segments = toSegments(text);
  for (const [at, segment] of segments.entries()) {
    if (segment.kind === 'text') {
      name += segment.text;
      continue;
    }
    const bracket = readBracket(segment.text);
    if (isOfName(name, bracket, segments[at + 1]?.text))
      name += ` ${toParts(segment.text).join(' ')} `;
    else {
      addBracket(bracket);
      const sets = bracket.parts.flatMap((part) => (part.role === 'set' ? part.text : []));
      name += ` ${sets.join(' ')}${sets.length > 0 ? ' ' : ''}`;
    }
  }
  const { name: unsigned, sign } = takeSign(name.replace(/ {2,}/g, ' ').trim());
  if (sign !== '') addBracket(readBracket(sign));
  const [written, ...rest] = unsigned.split(DETAIL).map((each) => each.trim());
  // "점심: 김치찌개": a label is no dish.
  const isLabelled =
    written !== undefined && rest.length > 0 && (isLabel(written) || isGeneric(written));
  const [head = '', ...details] = isLabelled
    ? rest
    : [written, ...rest].filter((each) => each !== undefined);
  for (const detail of details) readBracket(detail).parts.forEach((part) => addPart(line, part));
  const { rest: bare, included } = takeIncluded(head);
  if (included !== '') readBracket(included).parts.forEach((part) => addPart(line, part));
  return { text: [unsigned, ...brackets].join(' ').trim(), name: bare, ...line };
}

/**
 * A bracket in front is part of the name ("(한우) 불고기"), unless it says what is in the dish or for whom it is. Beside a diet that
 * the name claims it is an ingredient: the claim does not cover it.
 */
export function isOfName(before: string, { parts }: Bracket, after = ''): boolean {
  return (
    before.trim() === '' &&
    !CLAIMED.test(after) &&
    parts.every(
      ({ role, text }) =>
        role === 'unread' || role === 'options' || (role === 'ingredients' && !toIncluded(text)),
    )
  );
}

/** Labels beside a food in one bracket: "(비건/두부)" may be one or the other. */
function getDoubtfulLabels({ parts }: Bracket): string[] {
  const hasFood = parts.some(({ role }) => role === 'ingredients' || role === 'options');
  return hasFood ? parts.flatMap(({ role, text }) => (role === 'labels' ? text : [])) : [];
}

function addPart(
  line: Record<'ingredients' | 'options' | 'labels' | 'tastes' | 'unread', string[]>,
  { role, text }: BracketPart,
): void {
  if (role === 'ingredients' || role === 'options') line[role].push(...toFoods(text));
  else if (role === 'labels' || role === 'tastes' || role === 'unread') line[role].push(text);
}

const ADDED = / ?추가$/;
/** 훠궈 양고기 추가 is lamb; only what a diet is claimed for can lose it to what comes on top. */
const CLAIMED = /비건|채식|vegan|vegetarian/i;

/** "비건 케이크 우유 포함" -> "비건 케이크" with "우유 포함"; the last word is what is in there, or may be had on top. */
function takeIncluded(name: string): { rest: string; included: string } {
  const isOption = ADDED.test(name.slice(-4)) && CLAIMED.test(name);
  const food = isOption ? name.replace(ADDED, '') : toIncluded(name);
  const at = food?.lastIndexOf(' ') ?? -1;
  const rest = food?.slice(0, Math.max(at, 0)) ?? '';
  if (food === null || rest === '' || toRole(rest) !== 'ingredients') {
    return { rest: name, included: '' };
  }
  return { rest, included: `${food.slice(at + 1)} ${isOption ? '추가' : '포함'}` };
}

/** The name of a dish as languages name it: a diet that its label claims stands in front, as in "비건 버거". */
export function toDisplayName(text: string): string {
  const { text: canonical, name, labels } = parseDish(text);
  if (canonical === name) return name;
  const claimed = labels.filter((label) => !isDietSign(label));
  return [...claimed, withoutBrackets(canonical)].join(' ').trim();
}

/** A canonical text in two: the name with its details, and the brackets behind it. */
export function splitBrackets(canonical: string): { name: string; brackets: string } {
  const name = withoutBrackets(canonical);
  return { name, brackets: canonical.slice(name.length) };
}

/** The canonical text without the brackets that follow the name. */
function withoutBrackets(canonical: string): string {
  const at = canonical.indexOf('(');
  return at > 0 ? canonical.slice(0, at).trimEnd() : canonical;
}
