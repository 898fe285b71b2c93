import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const END_WITH_PARENT = pathToFileURL('scripts/end-with-parent.mjs').href;
const HOST = path.resolve('__tests__/helpers/database-host.mjs');

/**
 * Starts `database-host.mjs`, which ends with this process.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startDatabaseHost() {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, HOST], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [url] = await once(child, 'message');
  // Lets this process exit before it stops the other one.
  child.unref();
  child.channel?.unref();
  return { url, stop: () => child.kill() };
}
