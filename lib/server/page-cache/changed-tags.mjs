import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { countRevalidation } from '../../revalidation-count.mjs';

/** Beside the other data that outlives a process and a build. */
const getFile = () => path.join(process.cwd(), '.data', 'changed-tags.json');

/**
 * True for pages and pictures of places, and for their tags. They stay in memory, never on disk: there
 * are thousands, each rendered in a few milliseconds, and only the memory is bounded.
 */
export const isMemoryOnly = (key) => key.includes('/places/');

/**
 * Outdates everything that was stored with these tags until now.
 * @param {readonly string[]} tags
 */
export function expireTags(tags) {
  for (const tag of tags) tagsManifest.set(tag, { expired: Date.now() });
  countRevalidation();
}

/** @returns {Record<string, number>} time of the last change of each tag, in milliseconds */
function readTimes() {
  try {
    return JSON.parse(readFileSync(getFile(), 'utf8'));
  } catch {
    return {};
  }
}

/** Outdates the pages on disk that changed while an earlier process ran. */
export function recallChangedTags() {
  for (const [tag, expired] of Object.entries(readTimes()))
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, { expired });
}

/** Notes changed tags for the next process, which finds the old pages on disk. */
export function noteChangedTags(tags) {
  const kept = tags.filter((tag) => !isMemoryOnly(tag));
  if (kept.length === 0) return;
  try {
    const times = { ...readTimes(), ...Object.fromEntries(kept.map((tag) => [tag, Date.now()])) };
    mkdirSync(path.dirname(getFile()), { recursive: true });
    writeFileSync(`${getFile()}.tmp`, JSON.stringify(times));
    renameSync(`${getFile()}.tmp`, getFile());
  } catch (error) {
    console.warn(`A restart may show an old page once: ${error.message}`);
  }
}
