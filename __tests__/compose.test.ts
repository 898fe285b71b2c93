import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { waitUntil } from './helpers/wait-until';

/** The keys of Compose that our files use; another one is a mistake. */
const size = v.pipe(v.string(), v.regex(/^\d+[mg]$/));
const duration = v.pipe(v.string(), v.regex(/^\d+s$/));
const port = v.pipe(v.string(), v.regex(/^(?:127\.0\.0\.1:)?\d{2,5}:\d{2,5}$/));
const buildSchema = v.strictObject({
  ...{ context: v.string(), dockerfile: v.string(), target: v.string() },
  args: v.optional(v.record(v.string(), v.string()), {}),
});
const serviceSchema = v.strictObject({
  build: v.optional(buildSchema),
  image: v.pipe(v.string(), v.regex(/^[\w-]+(?::[\w.-]+)?$/)),
  command: v.optional(v.union([v.string(), v.array(v.string())])),
  profiles: v.optional(v.array(v.string())),
  network_mode: v.optional(v.string()),
  user: v.optional(v.string()),
  env_file: v.optional(
    v.union([v.string(), v.array(v.strictObject({ path: v.string(), required: v.boolean() }))]),
  ),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  ports: v.optional(v.array(port), []),
  volumes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]+:\/[\w./-]+$/))), []),
  tmpfs: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), []),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  cap_add: v.optional(v.array(v.picklist(['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'])), []),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  ...{ mem_limit: size, pids_limit: v.pipe(v.number(), v.integer(), v.minValue(1)) },
  restart: v.optional(v.literal('unless-stopped')),
  stop_grace_period: v.optional(duration),
  depends_on: v.optional(
    v.union([
      v.array(v.string()),
      v.record(v.string(), v.strictObject({ condition: v.literal('service_healthy') })),
    ]),
    [],
  ),
});
const fileSchema = v.strictObject({
  name: v.string(),
  'x-app': v.optional(v.unknown()),
  services: v.record(v.string(), serviceSchema),
  volumes: v.record(v.string(), v.null()),
});

const read = (file: string) =>
  v.parse(fileSchema, parse(readFileSync(file, 'utf8'), { merge: true }));
const one = read('compose.yaml');
const many = read('deploy/compose.yaml');
const files = { 'compose.yaml': one, 'deploy/compose.yaml': many };

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
/** Lines of an instruction, continued ones joined: its name and the rest. */
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return name ? [{ name, rest }] : [];
  });
const getAll = (name: string) =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest);

/** Variables of `.env.example`, and those of Node and its tools. */
const KNOWN_VARIABLES = new Set([
  ...[...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name]) => name),
  ...['NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED'],
]);

const children: ChildProcess[] = [];
const servers: { close: () => void }[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  for (const server of servers) server.close();
});

describe.each(Object.entries(files))('%s', (file, { services, volumes }) => {
  const folder = path.dirname(file);
  const all = Object.values(services);

  it('builds from stages that exist, with arguments that the build reads', () => {
    const stages = getAll('FROM').map((from) => / AS (\w+)$/.exec(from)?.[1]);
    for (const [, source = ''] of dockerfile.matchAll(/--from=(\w+)/g))
      expect(stages).toContain(source);
    for (const { build } of all) {
      if (!build) continue;
      expect(path.resolve(folder, build.context)).toBe(process.cwd());
      expect(build.dockerfile).toBe('deploy/Dockerfile');
      expect(stages).toContain(build.target);
      for (const name of Object.keys(build.args)) expect(getAll('ARG')).toContain(name);
    }
  });

  it('sets variables that the server reads, and reads the file that is documented', () => {
    const names = all.flatMap(({ environment, build }) => [
      ...Object.keys(environment),
      ...Object.keys(build?.args ?? {}),
    ]);
    expect(names.filter((name) => !KNOWN_VARIABLES.has(name))).toEqual([]);
    for (const { env_file: given } of all) {
      const files = typeof given === 'string' ? [given] : (given ?? []).map((each) => each.path);
      for (const each of files)
        expect(path.relative(process.cwd(), path.resolve(folder, each))).toBe('.env.local');
    }
  });

  it('names declared volumes and services', () => {
    const used = all.flatMap((service) => service.volumes.map((each) => each.split(':', 1)[0]));
    expect([...new Set(used)].sort()).toEqual(Object.keys(volumes).sort());
    for (const { depends_on: needs, network_mode: network } of all) {
      const needed = Array.isArray(needs) ? needs : Object.keys(needs);
      const [, shared = []] = /^service:(.*)$/.exec(network ?? '') ?? [];
      for (const name of needed.concat(shared)) expect(services).toHaveProperty([name]);
    }
  });

  it('lets an instance write where it has to, and nowhere else', () => {
    for (const service of all.filter(({ build }) => build?.target === 'app')) {
      expect(service.volumes.map((each) => each.split(':')[1])).toEqual(['/app/.data']);
      expect(service.tmpfs.map((each) => each.split(':', 1)[0])).toEqual([
        '/tmp',
        '/app/.next/cache',
      ]);
      // Above the 120 s that a call may take.
      expect(parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(120);
    }
  });
});

describe('the image', () => {
  it('is copied from files that exist, and serves without the rights of root', () => {
    for (const copy of getAll('COPY').filter((each) => !each.startsWith('--from'))) {
      for (const source of copy.split(' ').slice(0, -1)) expect(existsSync(source)).toBe(true);
    }
    expect(getAll('USER')).toEqual(['node']);
    expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('COPY'));
  });

  it('runs npm scripts that exist, and sets variables that the server reads', () => {
    const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    for (const [, name = ''] of dockerfile.matchAll(/npm run ([\w:]+)/g))
      expect(scripts.scripts).toHaveProperty([name]);
    const names = getAll('ENV').flatMap((line) =>
      line.split(' ').map((each) => each.split('=')[0]),
    );
    for (const name of [...names, ...getAll('ARG')])
      expect([name, KNOWN_VARIABLES.has(name) || name === 'ANALYTICS']).toEqual([name, true]);
  });

  it('copies every package of the workspace before it installs', () => {
    for (const file of globSync('packages/*/package.json'))
      expect(dockerfile).toContain(`COPY ${file} ${path.dirname(file)}/`);
  });

  it('is healthy while the site answers', async () => {
    const [, command = ''] = / CMD (\[.*\])$/.exec(getAll('HEALTHCHECK').join()) ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    let status = 200;
    const site: Server = createServer(({ url }, response) => {
      response.statusCode = url === '/api/health' ? status : 404;
      response.end();
    });
    servers.push(site.listen(0, '127.0.0.1'));
    await once(site, 'listening');
    const check = async (at: number) => {
      const child = spawn(process.execPath, args, { env: { ...process.env, PORT: String(at) } });
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    };
    const { port: open } = site.address() as AddressInfo;
    expect(await check(open)).toBe(0);
    status = 503;
    expect(await check(open)).toBe(1);
    expect(await check(1)).toBe(1);
  });
});

describe('compose.yaml', () => {
  it('runs scripts of the standalone folder, with its data on the volume', () => {
    const { command, volumes } = one.services.kioot ?? {};
    expect(command?.slice(0, 2)).toEqual(['node', 'scripts/serve.mjs']);
    expect(volumes).toEqual(['data:/app/.data']);
    expect(getAll('ENV').join(' ')).toContain('DATABASE_DIR=/app/.data');
  });

  it('passes Studio on to this machine alone, where it listens', async () => {
    const { studio, kioot } = one.services;
    const [, , script = ''] = studio?.command ?? [];
    expect(kioot?.environment.DATABASE_PORT).toBe('54321');
    expect(kioot?.ports).toContain('127.0.0.1:54321:54322');
    const database = createTcpServer((socket) => socket.end('Studio')).listen(0, '127.0.0.1');
    servers.push(database);
    await once(database, 'listening');
    const from = 54_322;
    const { port: to } = database.address() as AddressInfo;
    expect(script).toContain(`listen(${from})`);
    const own = script
      .replace('54321', String(to))
      .replace(`listen(${from})`, 'listen(0, function () { console.log(this.address().port) })');
    const child = spawn(process.execPath, ['-e', own]);
    children.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    let answer = '';
    const visitor = connect(Number(line.toString()), '127.0.0.1');
    visitor.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await waitUntil(() => answer === 'Studio');
    visitor.destroy();
  });
});
