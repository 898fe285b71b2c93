import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDocuments, findFiles, hasMatch, read } from './documents';

const TOP_LEVEL =
  'app|components|content|lib|packages|worker|scripts|tools|data|messages|supabase|public|deploy|docs|e2e|__tests__';
/** `lib/areas.ts`, `data/curated/place-names/<tag>.json`, `messages/*.json`, `packages/engine/src/menu`. */
const PATH = new RegExp(`\`((?:${TOP_LEVEL})/[^\`\\s]*)\``, 'g');
/** `limits.test.ts`, `hours/properties.test.ts`, `substances.json`: the end of a path. */
const FILE = /`([\w-][\w./-]*\.(?:tsx?|mjs|json|tsv))`/g;
const LINK = /\]\(([^)\s#']+)(?:#([^)\s]+))?\)/g;
/** Written by a build, or the name that Next prefers for the middleware. */
const NOT_IN_GIT =
  /^(?:data\/built\/places\.json|public\/menu\/parts|test-results)(?:\/|$)|^proxy\.ts$/;
const PLACEHOLDER = /[<>]|NAME/;

const documents = findDocuments();
const files = findFiles();

const exists = (file: string) => (file.includes('*') ? hasMatch(file) : existsSync(file));

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names files and folders that exist', () => {
    const named = [...text.matchAll(PATH)].map(([, file = '']) => file);
    const missing = named.filter(
      (file) => !PLACEHOLDER.test(file) && !NOT_IN_GIT.test(file) && !exists(file),
    );
    expect(missing).toEqual([]);
  });

  it('names ends of paths that exist', () => {
    const named = [...text.matchAll(FILE)].map(([, file = '']) => `/${file}`);
    const isFound = (end: string) => files.some((file) => `/${file}`.endsWith(end));
    expect(named.filter((end) => !NOT_IN_GIT.test(end.slice(1)) && !isFound(end))).toEqual([]);
  });

  it('links to documents and headings that exist', () => {
    const broken: string[] = [];
    for (const [link, target = '', anchor] of text.matchAll(LINK)) {
      if (/^[a-z]+:/.test(target)) continue;
      const file = path.join(path.dirname(document), target);
      const headings = existsSync(file) && anchor ? read(file).match(/^#+ .*$/gm) : null;
      const anchors = headings?.map((heading) => toAnchor(heading.replace(/^#+ /, '')));
      if (!existsSync(file) || (anchor && !anchors?.includes(anchor))) broken.push(link);
    }
    expect(broken).toEqual([]);
  });
});
