import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { getTags } from './entry.mjs';
import { forgetPages } from './page-memory.mjs';

const FileSystemCache = fileSystemCache.default;

/**
 * Next's own cache of one instance, but for two things. Next dates a page by when it was finished, so that one begun before
 * an editor's change and finished after the webhook would count as new: such a page is not kept. And Next writes a file
 * for every address somebody thinks of: what does not exist is kept in memory only.
 *
 * Next makes one handler per request.
 */
export default class SingleCacheHandler extends FileSystemCache {
  #createdAt = Date.now();
  #context;

  constructor(context) {
    super(context);
    this.#context = context;
  }

  async set(key, value, context) {
    if (areTagsExpired(getTags(value, context), this.#createdAt)) return;
    if (this.#isForDisk(key, value)) await super.set(key, value, context);
    else
      await new FileSystemCache({ ...this.#context, flushToDisk: false }).set(key, value, context);
  }

  async revalidateTag(...words) {
    await super.revalidateTag(...words);
    forgetPages();
  }

  /** What does not exist has to replace the page it was, or that one would be back after a restart. */
  #isForDisk(key, value) {
    if (!value) return false;
    const mayBeNothing = value.kind === 'FETCH' || value.status === 404;
    return (
      !mayBeNothing || this.#getFiles(key, value.kind).some((file) => this.fs.existsSync(file))
    );
  }

  #getFiles(key, kind) {
    if (kind === 'FETCH') return [this.getFilePath(key, kind)];
    const ending = kind === 'APP_ROUTE' ? '.body' : '.html';
    // The pages of the build are found without the route that stands before `/$`.
    const keys = [key, key.slice(key.indexOf('/$/') + '/$'.length)];
    return keys.map((name) => this.getFilePath(name + ending, kind));
  }
}
