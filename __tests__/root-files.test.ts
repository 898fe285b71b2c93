import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const KINDS = [
  // Documents, entries, configurations.
  /^[A-Z]+\.md$/,
  /^NOTICE$|^cliff\.toml$|^compose\.yaml$/,
  /^[a-z][\w.-]*\.(?:ts|mjs|json|txt)$/,
  /^\.(?:docker|git|prettier)ignore$|^\.prettierrc\.json$|^\.editorconfig$|^\.nvmrc$/,
  // Local to a machine; git ignores all but the example.
  /^\.git$|^\.DS_Store$|^\.cspellcache$|^\.env(?:\.\w+)?$|\.tsbuildinfo$/,
];

const isKnown = (name: string) => KINDS.some((kind) => kind.test(name));

it('keeps files left by a merge, an editor or a run out of the root', () => {
  const names = readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [] : entry.name,
  );
  expect(names).toContain('package.json');
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it.each(['.merge_file_Ab12cD', 'server.mjs.orig', 'core', 'notes.md', '.server.mjs.swp'])(
  'knows no kind for %s',
  (name) => {
    expect(isKnown(name)).toBe(false);
  },
);
