// `npm run release -- 1.1.0` prepares a release: version, changes since the last tag, what is left to do by hand.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Writes nothing into the install: releases are rare. */
const GIT_CLIFF = 'git-cliff@2.14.2';
const FIRST_RELEASE = /^## \d/m;

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) fail('usage: npm run release -- 1.1.0');
if (run('git', 'status', '--porcelain')) fail('Commit or stash first: a release starts clean.');
const changelog = readFileSync('CHANGELOG.md', 'utf8');
if (changelog.includes(`\n## ${version} `)) fail(`CHANGELOG.md has ${version} already.`);

const changes = run('npx', '--yes', GIT_CLIFF, '--unreleased', '--tag', `v${version}`);
const [heading, ...rest] = changes.split('\n');
const upgrading = '### Upgrading\n\nNothing to do.';
const release = [heading, '', upgrading, ...rest, '', ''].join('\n');
const at = changelog.search(FIRST_RELEASE);
writeFileSync(
  'CHANGELOG.md',
  at < 0 ? `${changelog}\n${release}` : changelog.slice(0, at) + release + changelog.slice(at),
);
run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
run('npx', '--no-install', 'prettier', '--write', 'CHANGELOG.md');

console.log(`Version ${version} is in package.json and CHANGELOG.md. Now:
1. Write "Upgrading" by hand: packed formats, migrations, renamed variables and log events.
2. npm run test:deep
3. git commit -am "build(build): release ${version}" && git tag v${version}`);
