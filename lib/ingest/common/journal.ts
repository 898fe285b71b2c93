import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileNotFound, fsyncFolder } from './atomic-file';

/** Byte range of a journal line, without its line feed. */
export interface LinePosition {
  readonly offset: number;
  readonly length: number;
}

const ACTIVE_FILE = 'journal.jsonl';
const FINISHED_FILE = 'finished.jsonl';

const CHUNK_BYTES = 1 << 18;
const LINE_FEED = 0x0a;

/**
 * Append-only JSON lines, each flushed to disk before the next call starts. A torn last line (kill,
 * power cut) is truncated when the journal is opened: its call was in flight.
 */
export class Journal {
  #size = 0;

  private constructor(
    readonly folder: string,
    private readonly file: FileHandle,
    private readonly isFinished: boolean,
  ) {}

  /** Opens the journal in `folder`, creating both if missing; or that of the last finished run. */
  static async open(folder: string, isFinished = false): Promise<Journal> {
    if (!isFinished) await mkdir(folder, { recursive: true });
    const path = join(folder, isFinished ? FINISHED_FILE : ACTIVE_FILE);
    return new Journal(folder, await open(path, isFinished ? 'r' : 'a+'), isFinished);
  }

  /**
   * Lines of the journal; undefined for one that cannot be parsed. Has to be consumed before the
   * first append.
   */
  async *replay(): AsyncGenerator<LinePosition & { readonly value: unknown }> {
    for await (const { text, offset, length } of readLines(this.file)) {
      this.#size = offset + length + 1;
      yield { value: parseJson(text), offset, length };
    }
    if (this.isFinished) return;
    await this.file.truncate(this.#size);
    await fsyncFolder(this.folder);
  }

  async append(entry: object): Promise<LinePosition> {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
    await this.file.appendFile(bytes);
    await this.file.datasync();
    const position = { offset: this.#size, length: bytes.length - 1 };
    this.#size += bytes.length;
    return position;
  }

  async read({ offset, length }: LinePosition): Promise<unknown> {
    const bytes = Buffer.alloc(length);
    await this.file.read(bytes, 0, length, offset);
    return JSON.parse(bytes.toString('utf8'));
  }

  /** Lines of the last finished run. */
  static async *readFinished(folder: string): AsyncGenerator<unknown> {
    const file = await open(join(folder, FINISHED_FILE), 'r').catch((error: unknown) => {
      if (isFileNotFound(error)) return null;
      throw error;
    });
    try {
      if (file) for await (const { text } of readLines(file)) yield parseJson(text);
    } finally {
      await file?.close();
    }
  }

  /** Archives a closed journal as finished; the next run starts a new one. */
  static async archive(folder: string): Promise<void> {
    await rename(join(folder, ACTIVE_FILE), join(folder, FINISHED_FILE));
    await fsyncFolder(folder);
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}

/** Complete lines of a file; an unterminated last line is skipped. */
async function* readLines(file: FileHandle): AsyncGenerator<LinePosition & { text: string }> {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
