import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ENV_NAMES, EnvError, parseEnv } from '@/lib/parse-env.mjs';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(parseEnv({})).toMatchObject({ BACKEND_TIMEOUT_MS: 120_000, MAINTENANCE_MODE: false });
  });

  it('counts an empty string as missing', () => {
    expect(parseEnv({ TOURISM_BACKEND_URL: '', BACKEND_TIMEOUT_MS: '' })).toEqual(parseEnv({}));
  });

  it('takes the slash off an address', () => {
    expect(parseEnv({ TOURISM_BACKEND_URL: 'https://a.example/' }).TOURISM_BACKEND_URL).toBe(
      'https://a.example',
    );
  });

  it('names every bad variable at once', () => {
    const bad = {
      TOURISM_BACKEND_URL: 'ftp://a.example',
      BACKEND_TIMEOUT_MS: '2 minutes',
      MAINTENANCE_MODE: 'yes',
      REVALIDATE_SECRET: 'short',
      REDIS_URL: 'http://a.example',
    };
    expect(() => parseEnv(bad)).toThrow(EnvError);
    for (const name of Object.keys(bad)) expect(() => parseEnv(bad)).toThrow(name);
  });

  it('wants both halves of a Supabase', () => {
    expect(() => parseEnv({ SUPABASE_URL: 'https://a.example' })).toThrow('SUPABASE_ANON_KEY');
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_ANON_KEY: 'key' })).toThrow('SUPABASE_ANON_KEY');
    const whole = { NEXT_PUBLIC_SUPABASE_URL: 'https://a.example', SUPABASE_ANON_KEY: 'key' };
    expect(parseEnv(whole)).toMatchObject(whole);
  });

  it('wants street tiles of one host with a place for each number, and whom they are owed to', () => {
    const tiles = {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}{r}.png?key=1',
      MAP_TILES_ATTRIBUTION: '© Tiles',
    };
    expect(parseEnv(tiles)).toMatchObject(tiles);
    for (const url of [
      '/{z}/{x}/{y}.png',
      'https://a.example/{z}/{x}',
      'https://{s}.a.example/{z}/{x}/{y}',
    ])
      expect(() => parseEnv({ ...tiles, MAP_TILES_URL: url })).toThrow('MAP_TILES_URL');
    expect(() => parseEnv({ MAP_TILES_URL: tiles.MAP_TILES_URL })).toThrow('MAP_TILES_ATTRIBUTION');
  });

  it('is explained, variable by variable, in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const explained = new Set(
      Array.from(example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name),
    );
    expect(ENV_NAMES.length).toBeGreaterThan(10);
    // VERCEL is set by that host, never by a person.
    expect(ENV_NAMES.filter((name) => name !== 'VERCEL' && !explained.has(name))).toEqual([]);
  });
});
