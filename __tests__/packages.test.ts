import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { getPackageEntries } from '@/scripts/package-entries.mjs';

const run = (flags: readonly string[], program: string) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });

const DEEP_IMPORTS = [
  '@kioot/engine/src/judge/rank',
  '@kioot/engine/src/judge/rank.ts',
  '@kioot/engine/judge/rank',
  '@kioot/engine/hours/parse',
  '@kioot/menu-reader/src/reader.ts',
  '@kioot/menu-reader/reader',
];

/** Resolution by Node itself: a file, or an error code. */
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

/** Never imported by another package, so without entries. */
const COMMANDS = ['drawings'];
const libraries = readdirSync('packages').filter((name) => !COMMANDS.includes(name));

it.each(libraries)('limits the entries of %s, each an existing file', (name) => {
  const entries = [...getPackageEntries().keys()].filter((entry) =>
    `${entry}/`.startsWith(`@kioot/${name}/`),
  );
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(8);
  expect(entries.join()).not.toContain('*');
  for (const file of resolveAll(entries)) expect(readFileSync(new URL(file), 'utf8')).not.toBe('');
});

it('resolves only the entries in Node', () => {
  expect(resolveAll(DEEP_IMPORTS)).toEqual(DEEP_IMPORTS.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'));
});

it('reports deep imports in lint', () => {
  const specifiers = [...DEEP_IMPORTS, '../packages/engine/src/classify/rank', '@kioot/engine/geo'];
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename=lib/deep.mjs', '-f=json'],
    { input: specifiers.map((each) => `import '${each}';\n`).join(''), encoding: 'utf8' },
  );
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string; line: number }[] }[];
  const refused = result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports');
  expect(refused?.map(({ line }) => specifiers[line - 1])).toEqual(specifiers.slice(0, -1));
});

it.each([
  ['engine', /^no\nSpicy Braised Pork Ribs\nyes\nopen\n$/],
  ['menu-reader', /^김치찌개 Kimchi Stew \(pork\) 8000\n비빔밥 Bibimbap 9000\n$/],
])('runs the README example of %s', (name, printed) => {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const [, example = ''] = /^# .*\n\n```ts\n([^`]*)```\n/.exec(readme) ?? [];
  expect(run(['--import', 'tsx'], example)).toMatch(printed);
});
