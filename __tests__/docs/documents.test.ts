import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findDocuments, findFiles, findSources, findTests, hasMatch, read } from './documents';

const documents = findDocuments();
const tests = findTests();

describe('commands of documents', () => {
  /** Commands as documents write them, in a sentence, a table or a block of code. */
  const TOOL = /\btool -- ([a-z][a-z-]+)/g;
  const SCRIPT = /\bnpm run (?:-s )?([a-z][a-z:0-9]+)/g;
  const JEST = /\bnpx jest ((?:[\w/-]+ ?)+)/g;
  const JOURNEY = /\bnpx playwright test (\S+\.spec\.ts)/g;

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const tools = read('tools/index.mjs');

  const isTool = (name: string) => new RegExp(`^ {2}'?${name}'?: \\{`, 'm').test(tools);
  const isTest = (part: string) => tests.some((file) => file.includes(part));

  describe.each(documents)('%s', (document) => {
    const text = read(document);
    const find = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name.trim());

    it('names commands that exist', () => {
      const unknown = [
        ...find(TOOL).filter((name) => !isTool(name)),
        ...find(SCRIPT).filter((name) => scripts[name] === undefined),
        ...find(JOURNEY).filter((name) => !isTest(name)),
        ...find(JEST).flatMap((names) => names.split(' ').filter((name) => !isTest(name))),
      ];
      expect(unknown).toEqual([]);
    });
  });
});

describe('paths of documents', () => {
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
});

describe('decisions', () => {
  const FOLDER = 'docs/decisions';
  const MAX_LINES = 30;
  /** "decision 0005", "decisions 0087, 0182", "decisions 0087 and 0182". */
  const REFERENCE = /\bdecisions? ((?:\d{4})(?:(?:, | and )\d{4})*)/gi;
  const FILE_REFERENCE = /decisions\/(\d{4}-[a-z0-9-]+\.md)/g;

  const files = readdirSync(FOLDER).sort();
  const numbers = new Set(files.map((file) => file.slice(0, 4)));

  const toFileName = (heading: string) =>
    `${heading
      .replace(/^# /, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/-$/, '')}.md`;

  describe.each(files)('decision %s', (file) => {
    const text = read(`${FOLDER}/${file}`);

    it('has the file name of its heading', () => {
      expect(toFileName(text.split('\n', 1)[0] ?? '')).toBe(file);
    });

    it('has context, decision and consequences on one screen', () => {
      const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name);
      expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
      expect(text.trim().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    });
  });

  it('no number stands for two decisions', () => {
    expect(numbers.size).toBe(files.length);
  });

  it('code and documents refer to decisions that exist', () => {
    const readers = [...findSources(), ...tests, ...documents];
    const broken = readers.flatMap((file) => {
      const text = read(file);
      const listed = [...text.matchAll(REFERENCE)].flatMap(
        ([, list = '']) => list.match(/\d{4}/g) ?? [],
      );
      const named = [...text.matchAll(FILE_REFERENCE)].map(([, name = '']) => name);
      return [
        ...listed.filter((number) => !numbers.has(number)),
        ...named.filter((name) => !files.includes(name)),
      ].map((reference) => `${file}: ${reference}`);
    });
    expect(broken).toEqual([]);
  });
});

/** A block of code with its file: ```ts packages/engine/src/menu/bracket-roles.ts */
const QUOTE = /^```ts (\S+)\n([\s\S]*?)^```$/gm;

/** Code with test titles blanked, since CONTRIBUTING.md may word them differently. */
const toComparable = (code: string) => code.replace(/^it\('[^']*'/gm, "it(''");

it('the change that CONTRIBUTING.md walks through is quoted as the code has it', () => {
  const quotes = [...read('CONTRIBUTING.md').matchAll(QUOTE)];
  expect(quotes).toHaveLength(2);
  for (const [, file = '', code = ''] of quotes) {
    expect(toComparable(read(file))).toContain(toComparable(code));
  }
});
