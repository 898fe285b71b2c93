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
  // Asks its worker later than a worker that nothing holds would have ended.
  main: `
    import { fork } from 'node:child_process';
    const worker = fork(new URL('worker.mjs', import.meta.url));
    worker.on('message', (said) => process.send(said));
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

/** As `scripts/serve.mjs` runs a program. */
function run(program: keyof typeof PROGRAMS) {
  const words = ['--import', PRELOAD, path.join(folder, `${program}.mjs`)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return { child, ended: once(child, 'exit') };
}

it('a program ends with the process that runs it', async () => {
  const { child, ended } = run('idle');
  await once(child, 'message');
  // What the system does for a process that is killed.
  child.disconnect();
  expect(await ended).toEqual([1, null]);
});

it('a program is held by nothing but its own work, and its workers live as long as it asks them', async () => {
  const { child, ended } = run('main');
  expect(await Promise.race([once(child, 'message'), ended])).toEqual(['worked', undefined]);
  expect(await ended).toEqual([0, null]);
});
