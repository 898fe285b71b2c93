import { describe, expect, it } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { IS_DEEP } from '../../helpers/sample';

const NODE = 'node';

/** The current Node and those on PATH, one per version; npm puts its own in front. */
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
    '__tests__/fixtures/slow-response-calls.ts',
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

describe('a call with a slow response under garbage collection', () => {
  it.each(findNodes().slice(0, IS_DEEP ? undefined : 1))(
    'is aborted at its limit, connection included, by Node %s',
    async (_, file) => {
      expect(await callInNode(file)).toEqual({
        outcomes: {
          backend: ['HttpError: The tourism backend took too long to answer.'],
          browser: [expect.stringMatching(/^RequestTimeoutError: .* took too long$/)],
          recipes: [expect.stringContaining('TimeoutError: Not done within 8000 ms.')],
          tourApi: [expect.stringContaining('TIMEOUT')],
        },
        open: 0,
      });
    },
  );
});
