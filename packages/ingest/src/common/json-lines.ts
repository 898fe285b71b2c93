import type { FileHandle } from 'node:fs/promises';

/** Byte range of a line, without its line feed. */
export interface LinePosition {
  readonly offset: number;
  readonly length: number;
}

const CHUNK_BYTES = 1 << 18;
const LINE_FEED = 0x0a;

/**
 * Complete lines of a file, undefined for one that cannot be parsed; an unterminated last line is
 * skipped.
 */
export async function* readJsonLines(
  file: FileHandle,
): AsyncGenerator<LinePosition & { readonly value: unknown }> {
  let rest = Buffer.alloc(0);
  let position = 0;
  for (;;) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, position + rest.length);
    if (bytesRead === 0) return;
    const bytes = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      const value = parseJson(bytes.toString('utf8', start, end));
      yield { value, offset: position + start, length: end - start };
      start = end + 1;
    }
    position += start;
    rest = bytes.subarray(start);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
