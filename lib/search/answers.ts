import type { FilterResponse, Restaurant } from './contract';
import { dropOddExtras } from './extras';

/*
 * The answers of the four calls, read in the browser. The BFF that sent them has parsed every value with
 * `contract.ts`, so this checks the fields by hand: seventeen kilobytes of schemas stay off the phone. What the phone kept
 * is read with it too. A test holds both to the same verdict.
 */

/** Fields of the specification that a backend may leave out. */
const OPTIONAL_TEXTS = [
  'title_eng',
  'firstmenu',
  'treatmenu',
  'opentimefood',
  'restdatefood',
  'addr1',
] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRestaurant(value: Record<string, unknown>): value is Restaurant {
  if (typeof value.contentId !== 'string' || typeof value.title !== 'string') return false;
  return OPTIONAL_TEXTS.every((field) => {
    const text = value[field];
    return text === undefined || text === null || typeof text === 'string';
  });
}

/** Every item read, or null when the value is no list or an item cannot be read. */
function readList<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(value)) return null;
  const items: Item[] = [];
  for (const entry of value) {
    const item = read(entry);
    if (item === null) return null;
    items.push(item);
  }
  return items;
}

function readContentId(value: unknown): string | null {
  if (Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.length > 0 && value.length <= 64 ? value : null;
}

function readRestaurant(value: unknown): Restaurant | null {
  if (!isRecord(value)) return null;
  const restaurant = { ...dropOddExtras(value), contentId: readContentId(value.contentId) };
  return isRestaurant(restaurant) ? restaurant : null;
}

/** A list of restaurants, or null when the value is not one. */
export function readRestaurants(value: unknown): Restaurant[] | null {
  return readList(value, readRestaurant);
}

/** Ids of restaurants, numbers made text; null when the value is no list of ids. */
export function readContentIds(value: unknown): string[] | null {
  return readList(value, readContentId);
}

/** The answer of the filter, or null when it is another shape. */
export function readFiltered(value: unknown): FilterResponse | null {
  if (!isRecord(value)) return null;
  const restaurantInfo = readRestaurants(value.restaurantInfo);
  const { total } = value;
  const isCount = typeof total === 'number' && Number.isSafeInteger(total) && total >= 0;
  return restaurantInfo && isCount ? { restaurantInfo, total } : null;
}

function readGroup(value: unknown): Restaurant[] | null {
  return isRecord(value) ? readRestaurants(value.content) : null;
}

/**
 * "Either a JSON string or an array of groups", flattened; null when it is another shape.
 * @throws {SyntaxError} when the text is not JSON
 */
export function readPage(value: unknown): Restaurant[] | null {
  return readList(parseText(value), readGroup)?.flat() ?? null;
}

/**
 * `restaurantInfoEng`: a JSON string that spells an array, or an object with a `content` array; null when it is
 * another shape.
 * @throws {SyntaxError} when the text is not JSON
 */
export function readEnglish(value: unknown): Restaurant[] | null {
  if (!isRecord(value)) return null;
  const list = parseText(value.restaurantInfoEng);
  return readRestaurants(list) ?? readGroup(list);
}

function parseText(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}
