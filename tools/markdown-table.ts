/** Markdown table that is readable on a terminal, too; the first row is the head. */
export function toMarkdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(toLine).join('\n');
}
