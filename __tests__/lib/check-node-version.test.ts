import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a start of the site as a Node of this version. */
function start(file: string, version: string) {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(code)}`, file];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: 'none' };
  return spawnSync(process.execPath, args, { encoding: 'utf8', env });
}

it.each(['server.mjs', 'scripts/serve.mjs'])('%s names the Node that it needs', (file) => {
  const { status, stdout, stderr } = start(path.resolve(file), '20.8.1');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('Kioot needs Node 20.9 or newer; this is 20.8.1.\n');
  expect(start(path.resolve(file), '20.9.0').stderr).not.toContain('Kioot needs Node');
});
