import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ENGLISH = 'app/(en)';
const OTHERS = 'app/[locale]';

/** Of `export default`, `export const a`, `export async function a` and `export { a, b }`; "revalidate = 600" with its value. */
const EXPORT =
  /^export (?:(default)\b|const (\w+(?: = [\w']+;)?)|(?:async )?function (\w+)|\{([^}]+)\})/gm;

function listExports(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(EXPORT)];
  return (
    found
      .flatMap(
        ([, alone, constant, named, listed = '']) =>
          alone ?? constant ?? named ?? listed.trim().split(/\s*,\s*/),
      )
      // Which languages there are is said where they are.
      .filter((name) => name !== '' && !name.startsWith('dynamicParams'))
      .sort()
  );
}

it('has every page in every language, with all that the English one says of itself', () => {
  const pages = readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:page|error|not-found)\.tsx$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(20);
  const exported = (folder: string) =>
    pages.map((file) => {
      const page = path.join(folder, file);
      return [file, existsSync(page) ? listExports(page) : null];
    });
  expect(exported(OTHERS)).toEqual(exported(ENGLISH));
});
