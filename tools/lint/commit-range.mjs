import { spawnSync } from 'node:child_process';

/** Last commit before Conventional Commits; later ones are checked. */
const BASE = '9d7c881990d06c3479e372a7da8d1430a7310db1';
/** Checked instead where the history begins after `BASE`. */
const MAIN_BRANCH = 'origin/main';

/**
 * Start of the commits to check: the commit before the first of them.
 * @param {string} cwd
 * @returns {string | null} null without history, as in a shallow clone or an exported tree
 */
export function getCommitRangeStart(cwd = process.cwd()) {
  const isAncestor = (commit) =>
    spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd }).status === 0;
  return [BASE, MAIN_BRANCH].find(isAncestor) ?? null;
}
