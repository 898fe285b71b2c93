import { describe, expect, it } from '@jest/globals';
import { generateBuildId } from 'next/dist/build/generate-build-id';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import getConfig, { getSiteUrlEnv } from '@/next.config.mjs';

it('every build has a number of its own, also where NEXT_DEPLOYMENT_ID is set', async () => {
  const config = await getConfig(PHASE_PRODUCTION_SERVER);
  // Without one of ours, Next gives all builds of such a deployment the same.
  expect(config.generateBuildId).toBeDefined();
  let builds = 0;
  const next = () => generateBuildId(config.generateBuildId, () => `build-${(builds += 1)}`);
  expect([await next(), await next()]).toEqual(['build-1', 'build-2']);
});

describe('the address of the site', () => {
  const VERCEL_PROJECT_PRODUCTION_URL = 'kioot.example';

  it('is the production host that Vercel names', () => {
    const env = { NEXT_PUBLIC_SITE_URL: 'https://kioot.example' };
    expect(getSiteUrlEnv({ VERCEL_PROJECT_PRODUCTION_URL })).toEqual(env);
    expect(getSiteUrlEnv({ VERCEL_PROJECT_PRODUCTION_URL, NEXT_PUBLIC_SITE_URL: '' })).toEqual(env);
  });

  it('stays the configured one, and that of this machine where there is neither', () => {
    const NEXT_PUBLIC_SITE_URL = 'https://guide.example';
    expect(getSiteUrlEnv({ VERCEL_PROJECT_PRODUCTION_URL, NEXT_PUBLIC_SITE_URL })).toEqual({});
    expect(getSiteUrlEnv({})).toEqual({});
  });
});
