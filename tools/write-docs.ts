import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Page of each generated part. */
const PAGES = {
  coverage: 'docs/places.md',
  eval: 'docs/engine.md',
  names: 'docs/engine.md',
  lighthouse: 'docs/look.md',
  inp: 'docs/look.md',
} as const;
export type DocsPart = keyof typeof PAGES;

/** The page lacks the two markers of the part. */
export class MissingMarkersError extends Error {
  override readonly name = 'MissingMarkersError';
}

/**
 * Replaces the text between the markers of a part.
 * @throws {MissingMarkersError}
 */
export function replaceBetweenMarkers(text: string, content: string, part: DocsPart): string {
  const opening = `<!-- ${part}:start -->`;
  const closing = `<!-- ${part}:end -->`;
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0)
    throw new MissingMarkersError(`No ${opening} ... ${closing} to write between.`);
  return `${text.slice(0, start + opening.length)}\n\n${content}\n\n${text.slice(end)}`;
}

/** Writes a part into its page, formatted by Prettier. */
export async function writeDocs(content: string, part: DocsPart): Promise<void> {
  // npm runs scripts in the project folder.
  const file = path.resolve(PAGES[part]);
  const page = replaceBetweenMarkers(readFileSync(file, 'utf8'), content, part);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(page, { ...options, filepath: file }));
}
