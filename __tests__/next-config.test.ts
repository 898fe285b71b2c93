import { expect, it } from '@jest/globals';
import { generateBuildId } from 'next/dist/build/generate-build-id';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import getConfig from '@/next.config.mjs';

it('every build has a number of its own, also where NEXT_DEPLOYMENT_ID is set', async () => {
  const config = await getConfig(PHASE_PRODUCTION_SERVER);
  // Without one of ours, Next gives all builds of such a deployment the same.
  expect(config.generateBuildId).toBeDefined();
  let builds = 0;
  const next = () => generateBuildId(config.generateBuildId, () => `build-${(builds += 1)}`);
  expect([await next(), await next()]).toEqual(['build-1', 'build-2']);
});
