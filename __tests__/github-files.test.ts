import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { parse } from 'yaml';
import packageJson from '@/package.json';

const read = (file: string) => readFileSync(path.join('.github', file), 'utf8');
const list = (folder: string) => readdirSync(path.join('.github', folder));

const formSchema = v.object({
  name: v.string(),
  description: v.string(),
  labels: v.array(v.string()),
  body: v.array(
    v.object({
      type: v.picklist(['input', 'textarea', 'dropdown']),
      id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
      attributes: v.object({ label: v.string(), options: v.optional(v.array(v.string())) }),
      validations: v.optional(v.object({ required: v.boolean() })),
    }),
  ),
});

describe('issue forms', () => {
  const forms = list('ISSUE_TEMPLATE').filter((file) => file !== 'config.yml');

  it.each(forms)('%s asks for something, once each', (file) => {
    const { body } = v.parse(formSchema, parse(read(`ISSUE_TEMPLATE/${file}`)));
    const ids = body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(body.some(({ validations }) => validations?.required)).toBe(true);
    for (const { type, attributes } of body)
      expect([attributes.label, Boolean(attributes.options)]).toEqual([
        attributes.label,
        type === 'dropdown',
      ]);
  });

  it('has one for each kind of mistake', () => {
    expect(forms.sort()).toEqual([
      'accessibility.yml',
      'bug.yml',
      'wrong-place.yml',
      'wrong-verdict.yml',
      'wrong-word.yml',
    ]);
  });
});

const workflowSchema = v.object({
  jobs: v.record(
    v.string(),
    v.object({
      steps: v.array(v.object({ uses: v.optional(v.string()), run: v.optional(v.string()) })),
    }),
  ),
});

it('runs commands that exist in its workflows', () => {
  const runs = list('workflows').flatMap((file) =>
    Object.values(v.parse(workflowSchema, parse(read(`workflows/${file}`))).jobs).flatMap(
      ({ steps }) => steps.flatMap(({ run }) => run ?? []),
    ),
  );
  const scripts = runs.flatMap((run) => /^npm run (\S+)/.exec(run)?.[1] ?? []);
  expect(scripts).toEqual(['test:deep']);
  for (const script of scripts) expect(Object.keys(packageJson.scripts)).toContain(script);
  expect(runs).toContain('bash .ci/run');
  expect(existsSync('.ci/run')).toBe(true);
});

it('names folders that exist as owned', () => {
  const owned = read('CODEOWNERS').match(/^\/\S+/gm) ?? [];
  expect(owned).toContain('/packages/engine/lexicon/');
  for (const folder of owned) expect([folder, existsSync(`.${folder}`)]).toEqual([folder, true]);
});

it('credits every source of places and every font in NOTICE', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  const sources =
    readFileSync('data/SOURCES.md', 'utf8').match(/^\| [a-z]+-?[a-z-]*\d* \|/gm) ?? [];
  const names = sources.map((row) => row.slice(2, -2)).filter((name) => name !== 'stations');
  const fonts = readdirSync('app/fonts').flatMap((name) => /^noto-sans-\w+$/.exec(name)?.[0] ?? []);
  expect(names.length).toBeGreaterThan(6);
  expect(fonts.length).toBe(3);
  const words = [...names, ...fonts.map((font) => font.replaceAll('-', ' '))];
  expect(words.filter((word) => !notice.toLowerCase().includes(word))).toEqual([]);
});

it('has the version of the package in the list of changes', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${packageJson.version} (`);
});
