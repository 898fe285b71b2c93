import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of a package that one rare command needs and `npm ci` leaves out. Installed at first use
 * in exactly this version.
 */
export function getPinnedPackage(name: string, version: string): string {
  const prefix = path.resolve('.data/packages', `${name.replace('/', '+')}@${version}`);
  const folder = path.join(prefix, 'node_modules', name);
  if (!existsSync(folder)) {
    const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund'];
    execFileSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit' });
  }
  return folder;
}
