/** Control character in front of a value written as JSON: an empty text, or no text. */
const JSON_MARK = '\u0002';
const ROW = '\n';
const BLANK = ' ';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly object[]>>;

const toCell = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' && value !== '' ? value : JSON_MARK + JSON.stringify(value);
};

/**
 * Writes tables as columns, which compress better than rows: the names of table and field, then a line for each row, empty
 * without a value: `{ spice: [{ level: 'hot' }] }` -> `['spice level\nhot']`. Texts must not hold line breaks.
 */
export function toTableColumns(tables: Tables): string[] {
  return Object.entries(tables).flatMap(([table, rows]) => {
    const cells = rows.map((row): Row => ({ ...row }));
    const fields = new Set(cells.flatMap((row) => Object.keys(row)));
    // A table without rows is there all the same.
    return [...(fields.size > 0 ? fields : [''])].map((field) =>
      [table + BLANK + field, ...cells.map((row) => toCell(row[field]))].join(ROW),
    );
  });
}

/** The tables that `toTableColumns` wrote. */
export function fromTableColumns(columns: readonly string[]): Readonly<Record<string, unknown>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const column of columns) {
    const [head = '', ...cells] = column.split(ROW);
    const [table = '', field = ''] = head.split(BLANK);
    const rows = (tables[table] ??= cells.map(() => ({})));
    cells.forEach((cell, at) => {
      const row = rows[at];
      if (row && cell !== '')
        row[field] = cell.startsWith(JSON_MARK) ? JSON.parse(cell.slice(1)) : cell;
    });
  }
  return tables;
}
