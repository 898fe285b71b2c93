import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { getPackageEntries } from '@/scripts/package-entries.mjs';

const run = (flags: readonly string[], program: string) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });

const DEEP = [
  '@kioot/engine/src/judge/rank',
  '@kioot/engine/src/judge/rank.ts',
  '@kioot/engine/judge/rank',
  '@kioot/engine/hours/parse',
  '@kioot/menu-reader/src/reader.ts',
  '@kioot/menu-reader/reader',
];

/** How Node itself resolves each: its file, or the code of its error. */
const resolveAll = (specifiers: readonly string[]): string[] => {
  const program = `
    const resolve = (specifier) => {
      try {
        return import.meta.resolve(specifier);
      } catch (error) {
        return error.code;
      }
    };
    console.log(JSON.stringify(${JSON.stringify(specifiers)}.map(resolve)));`;
  return JSON.parse(run([], program)) as string[];
};

it.each(readdirSync('packages'))('has few entries of %s, each of them a file', (name) => {
  const entries = [...getPackageEntries().keys()].filter((entry) =>
    `${entry}/`.startsWith(`@kioot/${name}/`),
  );
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(8);
  expect(entries.join()).not.toContain('*');
  for (const file of resolveAll(entries)) expect(readFileSync(new URL(file), 'utf8')).not.toBe('');
});

it('gives nothing but its entries to Node', () => {
  expect(resolveAll(DEEP)).toEqual(DEEP.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'));
});

it('lets nothing past its entries through the lint', () => {
  const ways = [...DEEP, '../packages/engine/src/judge/rank', '@kioot/engine/geo'];
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename=lib/deep.mjs', '-f=json'],
    { input: ways.map((way) => `import '${way}';\n`).join(''), encoding: 'utf8' },
  );
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string; line: number }[] }[];
  const refused = result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports');
  expect(refused?.map(({ line }) => ways[line - 1])).toEqual(ways.slice(0, -1));
});

it.each([
  [
    'engine',
    /^Kimchi Stew \(pork\) \{ vegan: 'no', pork: 'yes', fish: 'maybe' \}\n\[\n\s+\[\],\s+\[ 660, 1320 \]/,
  ],
  ['menu-reader', /^김치찌개 Kimchi Stew \(pork\) 8000\n비빔밥 Bibimbap 9000\n$/],
])('shows an example of %s that runs', (name, printed) => {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const [, example = ''] = /^# .*\n\n```ts\n([^`]*)```\n/.exec(readme) ?? [];
  expect(run(['--import', 'tsx'], example)).toMatch(printed);
});
