import { describe, expect, it } from '@jest/globals';
import { generateBuildId } from 'next/dist/build/generate-build-id';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import getConfig, { getSiteUrlEnv } from '@/next.config.mjs';

it('gives every build its own id, even with NEXT_DEPLOYMENT_ID', async () => {
  const config = await getConfig(PHASE_PRODUCTION_SERVER);
  // By default Next would give all builds of a deployment the same id.
  expect(config.generateBuildId).toBeDefined();
  let builds = 0;
  const next = () => generateBuildId(config.generateBuildId, () => `build-${(builds += 1)}`);
  expect([await next(), await next()]).toEqual(['build-1', 'build-2']);
});

it('answers an old page at the former address of localized calls', async () => {
  const { rewrites } = await getConfig(PHASE_PRODUCTION_SERVER);
  expect(await rewrites?.()).toMatchObject({
    afterFiles: expect.arrayContaining([
      { source: '/api/in/:path*', destination: '/api/localized/:path*' },
    ]),
  });
});

describe('site address', () => {
  const VERCEL_PROJECT_PRODUCTION_URL = 'kioot.example';

  it('defaults to the production host on Vercel', () => {
    const env = { NEXT_PUBLIC_SITE_URL: 'https://kioot.example' };
    expect(getSiteUrlEnv({ VERCEL_PROJECT_PRODUCTION_URL })).toEqual(env);
    expect(getSiteUrlEnv({ VERCEL_PROJECT_PRODUCTION_URL, NEXT_PUBLIC_SITE_URL: '' })).toEqual(env);
  });

  it('prefers the configured address and falls back to localhost', () => {
    const NEXT_PUBLIC_SITE_URL = 'https://guide.example';
    expect(getSiteUrlEnv({ VERCEL_PROJECT_PRODUCTION_URL, NEXT_PUBLIC_SITE_URL })).toEqual({});
    expect(getSiteUrlEnv({})).toEqual({});
  });
});
