/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getCommitRangeStart } from '@/tools/lint/commit-range.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-commits-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@kioot.example', ...args], {
    cwd: folder,
  });

describe('getCommitRangeStart', () => {
  it('returns null in an exported tree', () => {
    expect(getCommitRangeStart(folder)).toBeNull();
  });

  it('returns null when the history lacks the base, as in a shallow clone', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message=feat: add everything');
    expect(getCommitRangeStart(folder)).toBeNull();
  });

  it('falls back to the main branch of the remote', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message=feat: add everything');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(getCommitRangeStart(folder)).toBe('origin/main');
  });
});
