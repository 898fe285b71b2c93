import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getEnv } from '@/lib/env';
import { ENV_ALIASES, resolveEnvAliases, ENV_NAMES, parseEnv } from '@/lib/parse-env.mjs';

const aliases = Object.entries(ENV_ALIASES);
const log = jest.fn<(message: string) => void>();

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('kioot.env-aliases'));
  log.mockClear();
  jest.spyOn(console, 'warn').mockReturnValue();
});

describe('resolveEnvAliases', () => {
  it.each(aliases)('reads %s as %s and warns once', (oldName, newName) => {
    expect(resolveEnvAliases({ [oldName]: '7', OTHER: 'x' }, log)).toEqual({
      [newName]: '7',
      OTHER: 'x',
    });
    resolveEnvAliases({ [oldName]: '7' }, log);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(`^${oldName} is now ${newName}:`));
  });

  it.each(aliases)('ignores %s if %s is set', (oldName, newName) => {
    expect(resolveEnvAliases({ [oldName]: '7', [newName]: '8' }, log)).toEqual({ [newName]: '8' });
  });

  it('neither warns nor changes anything without old names', () => {
    expect(resolveEnvAliases({ A: '1', PLACES_DATABASE_POOL: '' }, log)).toEqual({ A: '1' });
    expect(log).not.toHaveBeenCalled();
  });
});

it('applies aliases in parseEnv, and in getEnv after a change', () => {
  expect(parseEnv({ PLACES_DATABASE_POOL: '7' }).PLACES_DATABASE_POOL_SIZE).toBe(7);
  expect(getEnv().PLACES_DATABASE_POOL_SIZE).toBe(10);
  process.env.PLACES_DATABASE_POOL = '6';
  expect(getEnv().PLACES_DATABASE_POOL_SIZE).toBe(6);
  delete process.env.PLACES_DATABASE_POOL;
  expect(getEnv().PLACES_DATABASE_POOL_SIZE).toBe(10);
});

it('maps no variable that is still in use, and documents every alias', () => {
  const changes = readFileSync('CHANGELOG.md', 'utf8');
  for (const [oldName, newName] of aliases) {
    expect(ENV_NAMES).not.toContain(oldName);
    expect(ENV_NAMES).toContain(newName);
    expect(changes).toMatch(new RegExp(`\\| \`${oldName}\` +\\| \`${newName}\``));
  }
});
