import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ProcessError,
  startProcess,
  waitUntilReachable,
  type Process,
} from '../../tools/processes';

const CONFIG = path.resolve('deploy/nginx.conf');

/**
 * Replaces a value of the shipped configuration.
 * @throws {ProcessError} when it does not occur
 */
function replaceAll(config: string, shipped: string | RegExp, ours: string): string {
  const replaced = config.replaceAll(shipped, ours);
  if (replaced === config) throw new ProcessError(`deploy/nginx.conf has no ${String(shipped)}.`);
  return replaced;
}

/** Shipped `deploy/nginx.conf` with local port, instances and folders. */
function toLocalConfig(folder: string, port: number, instancePorts: readonly number[]): string {
  const servers = instancePorts
    .map((instancePort) => `server 127.0.0.1:${instancePort} max_fails=2 fail_timeout=2s;`)
    .join(' ');
  let config = readFileSync(CONFIG, 'utf8');
  config = replaceAll(config, /server app-1:.*\n\s*server app-2:.*/g, servers);
  config = replaceAll(
    config,
    'listen 80 default_server',
    `listen 127.0.0.1:${port} default_server`,
  );
  config = replaceAll(config, /(?<=[ :])\/tmp\//g, `${folder}/`);
  config = replaceAll(config, 'root /srv/kioot', `root ${folder}/srv`);
  config = replaceAll(config, 'access_log /dev/stdout', `access_log ${folder}/access.log`);
  return replaceAll(
    config,
    'default_type application/octet-stream;',
    `default_type application/octet-stream; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
     fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;`,
  );
}

/** Starts nginx with the shipped configuration in front of these instances. */
export async function startNginx(
  port: number,
  instancePorts: readonly number[],
): Promise<Process & { url: string; accessLog: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-nginx-'));
  mkdirSync(path.join(folder, 'srv', '_next'), { recursive: true });
  symlinkSync(path.resolve('.next/static'), path.join(folder, 'srv', '_next', 'static'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, toLocalConfig(folder, port, instancePorts));
  // Workers of a root nginx drop to a user that cannot read root's folders.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = startProcess('nginx', ['-c', file, '-e', 'stderr', '-g', `daemon off;${user}`]);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReachable(`${url}/api/health`, child);
  if (!child.isRunning()) throw new ProcessError(`nginx stopped: ${child.getLog()}`);
  return { ...child, url, accessLog: path.join(folder, 'access.log') };
}
