const ITEM_SEPARATOR = ', ';
const ROW_SEPARATOR = '\n';
/** Frequent items are one character from ! to z, the others two, the first of them from { to ~. */
const CODE = /[!-z]|[{-~]./g;
const FIRST_CODE = '!'.charCodeAt(0);
const FIRST_LEAD = '{'.charCodeAt(0);
const SINGLE_CODES = FIRST_LEAD - FIRST_CODE;
const CODES = '~'.charCodeAt(0) - FIRST_CODE + 1;
const MAX_ITEMS = SINGLE_CODES + (CODES - SINGLE_CODES) * CODES;

/**
 * Writes rows of items ("pork, beef minor") by codes of the items: a line of all items by
 * frequency, then a line per row.
 *
 * @throws {RangeError} for more than 466 different items
 */
export function encodeItems(rows: readonly string[]): string {
  const lists = rows.map((row) => (row === '' ? [] : row.split(ITEM_SEPARATOR)));
  const counts = new Map<string, number>();
  for (const item of lists.flat()) counts.set(item, (counts.get(item) ?? 0) + 1);
  if (counts.size > MAX_ITEMS) throw new RangeError(`${counts.size} items`);
  const items = [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
  const codes = new Map(items.map((item, at) => [item, toCode(at)]));
  const coded = lists.map((list) => list.map((item) => codes.get(item) ?? '').join(''));
  return [items.join(ITEM_SEPARATOR), ...coded].join(ROW_SEPARATOR);
}

function toCode(at: number): string {
  if (at < SINGLE_CODES) return String.fromCharCode(FIRST_CODE + at);
  const rest = at - SINGLE_CODES;
  return String.fromCharCode(FIRST_LEAD + Math.floor(rest / CODES), FIRST_CODE + (rest % CODES));
}

/** Reads the rows of `encodeItems`. */
export function decodeItems(column: string): string[] {
  const [head = '', ...rows] = column.split(ROW_SEPARATOR);
  const items = head.split(ITEM_SEPARATOR);
  const toItem = (code: string): string => {
    const first = code.charCodeAt(0) - FIRST_CODE;
    const at =
      code.length === 1
        ? first
        : SINGLE_CODES + (first - SINGLE_CODES) * CODES + code.charCodeAt(1) - FIRST_CODE;
    return items[at] ?? '';
  };
  return rows.map((row) => (row.match(CODE) ?? []).map(toItem).join(ITEM_SEPARATOR));
}
