/** Control character before a value in JSON: an empty text, or no text. */
const JSON_MARK = '\u0002';
const ROW_SEPARATOR = '\n';
const HEADER_SEPARATOR = ' ';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly object[]>>;

const toCell = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' && value !== '' ? value : JSON_MARK + JSON.stringify(value);
};

/**
 * Writes tables as columns, which compress better than rows: table and field, then a line per row,
 * empty without a value: `{ spice: [{ level: 'hot' }] }` -> `['spice level
 * hot']`. Texts must not contain line breaks.
 */
export function toTableColumns(tables: Tables): string[] {
  return Object.entries(tables).flatMap(([table, rows]) => {
    const cells = rows.map((row): Row => ({ ...row }));
    const fields = new Set(cells.flatMap((row) => Object.keys(row)));
    // A table without rows still needs a column.
    return [...(fields.size > 0 ? fields : [''])].map((field) =>
      [table + HEADER_SEPARATOR + field, ...cells.map((row) => toCell(row[field]))].join(
        ROW_SEPARATOR,
      ),
    );
  });
}

/** Reads the columns of `toTableColumns`. */
export function fromTableColumns(columns: readonly string[]): Readonly<Record<string, unknown>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const column of columns) {
    const [head = '', ...cells] = column.split(ROW_SEPARATOR);
    const [table = '', field = ''] = head.split(HEADER_SEPARATOR);
    const rows = (tables[table] ??= cells.map(() => ({})));
    cells.forEach((cell, at) => {
      const row = rows[at];
      if (row && cell !== '')
        row[field] = cell.startsWith(JSON_MARK) ? JSON.parse(cell.slice(1)) : cell;
    });
  }
  return tables;
}
