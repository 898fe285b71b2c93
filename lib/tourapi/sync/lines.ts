import type { FileHandle } from 'node:fs/promises';

/** A line of a file: its text without the line break, and where it lies in bytes. */
export interface FileLine {
  readonly text: string;
  readonly offset: number;
  /** Bytes, line break not counted. */
  readonly length: number;
}

const CHUNK_BYTES = 1 << 18;
const LINE_FEED = 0x0a;

/** The complete lines of a file from its beginning. What follows the last line break is not a line. */
export async function* readLines(file: FileHandle): AsyncGenerator<FileLine> {
  let rest = Buffer.alloc(0);
  let position = 0;
  for (;;) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, position + rest.length);
    if (bytesRead === 0) return;
    const bytes = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      const text = bytes.toString('utf8', start, end);
      yield { text, offset: position + start, length: end - start };
      start = end + 1;
    }
    position += start;
    rest = bytes.subarray(start);
  }
}
