import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ENV_NAMES, EnvError, parseEnv } from '@/lib/parse-env.mjs';

describe('parseEnv', () => {
  it('requires no variable', () => {
    expect(parseEnv({})).toMatchObject({ BACKEND_TIMEOUT_MS: 120_000, MAINTENANCE_MODE: false });
  });

  it('treats an empty string as missing', () => {
    expect(parseEnv({ TOURISM_BACKEND_URL: '', BACKEND_TIMEOUT_MS: '' })).toEqual(parseEnv({}));
  });

  it('strips the trailing slash of an address', () => {
    expect(parseEnv({ TOURISM_BACKEND_URL: 'https://a.example/' }).TOURISM_BACKEND_URL).toBe(
      'https://a.example',
    );
  });

  it('names every invalid variable at once', () => {
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

  it('requires URL and key of Supabase together', () => {
    expect(() => parseEnv({ SUPABASE_URL: 'https://a.example' })).toThrow('SUPABASE_ANON_KEY');
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_ANON_KEY: 'key' })).toThrow('SUPABASE_ANON_KEY');
    const whole = { NEXT_PUBLIC_SUPABASE_URL: 'https://a.example', SUPABASE_ANON_KEY: 'key' };
    expect(parseEnv(whole)).toMatchObject(whole);
  });

  it('requires street tiles of one host with all placeholders, and their attribution', () => {
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

  it('finds every variable documented in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const explained = new Set(
      Array.from(example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name),
    );
    expect(ENV_NAMES.length).toBeGreaterThan(10);
    // VERCEL is set by that host, never by an operator.
    expect(ENV_NAMES.filter((name) => name !== 'VERCEL' && !explained.has(name))).toEqual([]);
  });
});
