import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOAD = pathToFileURL('scripts/end-with-parent.mjs').href;
const PROGRAMS = {
  idle: `process.send('runs'); setInterval(() => undefined, 1000);`,
  // Calls its worker after an unreferenced worker would have ended.
  main: `
    import { fork } from 'node:child_process';
    const worker = fork(new URL('worker.mjs', import.meta.url));
    worker.on('message', (message) => process.send(message));
    setTimeout(() => worker.connected && worker.send('work'), 1000);`,
  worker: `process.once('message', () => process.send('worked', () => process.disconnect()));`,
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-ends-'));
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(path.join(folder, `${name}.mjs`), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Same command as in `scripts/serve.mjs`. */
function run(program: keyof typeof PROGRAMS) {
  const args = ['--import', PRELOAD, path.join(folder, `${program}.mjs`)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return { child, ended: once(child, 'exit') };
}

it('ends a program with its parent process', async () => {
  const { child, ended } = run('idle');
  await once(child, 'message');
  // Same effect as a killed parent.
  child.disconnect();
  expect(await ended).toEqual([1, null]);
});

it('does not keep a program or its workers alive', async () => {
  const { child, ended } = run('main');
  expect(await Promise.race([once(child, 'message'), ended])).toEqual(['worked', undefined]);
  expect(await ended).toEqual([0, null]);
});
