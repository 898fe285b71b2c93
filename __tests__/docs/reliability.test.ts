import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const DOCUMENT = 'docs/reliability.md';
const TEST_FILES = globSync(['__tests__/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']);
const text = readFileSync(DOCUMENT, 'utf8');

interface Row {
  fault: string;
  /** What the last cell names: files in backticks, titles in quotes, in the order they stand in. */
  tests: { file: string; titles: string[] }[];
}

function parseTests(cell: string): Row['tests'] {
  const tests: Row['tests'] = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (file) tests.push({ file, titles: [] });
    else if (title) tests.at(-1)?.titles.push(title);
  }
  return tests;
}

/** The rows of every table between this heading and the next one of its level. */
function readRows(heading: string): Row[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return (section.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, fault = ''] = cells;
    const isRow = cells.length > 3 && fault !== 'Fault' && !/^-+$/.test(fault);
    return isRow ? [{ fault, tests: parseTests(cells.at(-2) ?? '') }] : [];
  });
}

function findTestFile(name: string): string {
  const found = TEST_FILES.filter((file) => file === name || file.endsWith(`/${name}`));
  if (found.length !== 1) throw new Error(`${name} is the name of ${found.length} test files.`);
  return String(found[0]);
}

/** Every text that a file spells out, comments left out; a template gives its fixed parts. */
function readTexts(file: string): string[] {
  const texts: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const rows = readRows('Fault matrix');

describe('the fault matrix', () => {
  it('has its rows', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  it.each(rows.map((row) => [row.fault, row] as const))(
    '%s: each cell names tests that exist',
    (_fault, { tests }) => {
      expect(tests.length).toBeGreaterThan(0);
      for (const { file, titles } of tests) {
        const texts = readTexts(findTestFile(file));
        expect([file, titles.length > 0]).toEqual([file, true]);
        for (const title of titles) {
          expect([title, texts.some((one) => one.includes(title))]).toEqual([title, true]);
        }
      }
    },
  );
});

it('every file and page that the document links to is there', () => {
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => String(target));
  const files = [...text.matchAll(/`((?:lib|cache|deploy|scripts|e2e|__tests__)\/[^`*{]+)`/g)];
  for (const link of links) {
    expect([link, existsSync(path.join('docs', link))]).toEqual([link, true]);
  }
  for (const [, file] of files) expect([file, existsSync(String(file))]).toEqual([file, true]);
});
