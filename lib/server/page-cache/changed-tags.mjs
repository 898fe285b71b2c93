import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { isMemoryOnly } from './cache-entry.mjs';

/** Beside the other data that outlives a process and a build. */
const getFile = () => path.join(process.cwd(), '.data', 'changed-tags.json');

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
