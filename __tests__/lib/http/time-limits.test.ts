import { describe, expect, it } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const NODE = 'node';

/** The Node of this run and those on the path, one of each version: npm puts its own before that of the system. */
function findNodes(): [version: string, file: string][] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = [process.execPath, ...folders.map((folder) => path.join(folder, NODE))];
  const versions = files.filter(existsSync).map((file): [string, string] => {
    return [spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.trim(), file];
  });
  return [...new Map(versions.reverse())].reverse();
}

async function callInNode(file: string): Promise<unknown> {
  const flags = ['--expose-gc', '--conditions=react-server', '--import', 'tsx'];
  const { stdout } = await promisify(execFile)(file, [
    ...flags,
    '__tests__/fixtures/dripping-calls.ts',
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

describe('a call whose answer drips while the heap is collected', () => {
  it.each(findNodes())(
    'is cut off at its limit, and its connection, by Node %s',
    async (_, file) => {
      expect(await callInNode(file)).toEqual({
        outcomes: {
          backend: ['HttpError: The tourism backend took too long to answer.'],
          browser: [expect.stringMatching(/^RequestTimeoutError: .* took too long$/)],
          recipes: [expect.stringContaining('TimeoutError: Not done within 8000 ms.')],
          tourApi: [expect.stringContaining('TIMEOUT')],
          register: [expect.stringContaining('no answer within 3000 ms')],
        },
        open: 0,
      });
    },
  );
});
