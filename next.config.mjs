import { fileURLToPath } from 'node:url';
import {
  PHASE_DEVELOPMENT_SERVER,
  PHASE_PRODUCTION_BUILD,
  PHASE_PRODUCTION_SERVER,
} from 'next/constants.js';
import { FILE_POLICY, SECURITY_HEADERS } from './lib/http/security-headers.mjs';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // `next start` does not serve a standalone build, so only the check that copies the build elsewhere asks for it.
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  // `npm test` checks the types on their own, once for all builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // A number of its own for each build, also where NEXT_DEPLOYMENT_ID is set, where Next would give all of them one: pages in
  // Redis belong to the build that made them.
  generateBuildId: () => null,
  poweredByHeader: false,
  reactStrictMode: true,
  // Our pictures are 1200 pixels wide, and so is the widest place for one on a phone of three pixels to one.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200],
    imageSizes: [384],
    // Nothing else of this site is asked on a visitor's behalf: a drawn card costs more than it looks.
    localPatterns: [{ pathname: '/images/**', search: '' }],
  },
  // esbuild bundles the service worker, by the build only: `app/sw.js/route.ts`. The other is native code.
  serverExternalPackages: ['esbuild', 'fs-native-extensions'],
  outputFileTracingExcludes: { '/sw.js': ['node_modules/esbuild/**', 'node_modules/@esbuild/**'] },
  outputFileTracingIncludes: {
    '/places/[contentId]/card.png': [
      'app/fonts/nunito-display.ttf',
      'public/images/kioot-cooking.svg',
    ],
    '/recipes/[slug]/card.png': [
      'app/fonts/nunito-display.ttf',
      'public/images/kioot-cooking.svg',
      'public/images/shared/*.jpg',
    ],
  },
  // Jest reads this list as well: packages that ship ES modules only, or TypeScript.
  transpilePackages: [
    '@kioot/engine',
    '@kioot/menu-reader',
    'es-hangul',
    'jotai',
    'cockatiel',
    'entities',
    'kdbush',
    'geokdbush',
    'supercluster',
    'tinyqueue',
    'next-intl',
    'use-intl',
    'icu-minify',
    'intl-messageformat',
    '@formatjs/fast-memoize',
    '@formatjs/icu-messageformat-parser',
    '@formatjs/icu-skeleton-parser',
    '@formatjs/intl-localematcher',
  ],
  experimental: {
    // What Next holds in memory of a body before anything of ours sees the request: a little more than we take
    // (`MAX_BODY_BYTES`), so that what is larger is still seen to be.
    proxyClientMaxBodySize: '1100kb',
    // Each saves a phone some of what it would load.
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
    turbopackChunking: { minChunkSize: 150_000, requestCost: 60_000 },
    // Each language has a root layout of its own, so none of them can hold the page for what has no route.
    globalNotFound: true,
  },
  // A picture that is not there would be taken for the page of a recipe in a language named `images`, and kept as one.
  async rewrites() {
    return { afterFiles: [{ source: '/images/:path*', destination: '/404' }] };
  },
  async headers() {
    // middleware.ts gives pages a policy of their own. A value with a colon in it Next would compile for each request.
    const policy = { key: 'Content-Security-Policy', value: FILE_POLICY };
    const everywhere = { source: '/:path*', headers: [...SECURITY_HEADERS, policy] };
    const forEver = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
    return [everywhere, { source: '/menu/parts/:path*', headers: [forEver] }];
  },
};

const toPath = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Instances that share a Redis share their pages. Chosen when a server starts, never by a build: one build serves both
 * ways.
 * @returns {import('next').NextConfig}
 */
export function getCacheConfig() {
  return process.env.REDIS_URL
    ? { cacheHandler: toPath('./cache-handler.mjs'), cacheMaxMemorySize: 0 }
    : { cacheHandler: toPath('./lib/server/page-cache/single-handler.mjs') };
}

/**
 * Every way to build comes through here. The keys go into the build as text, so that it takes no file of another one.
 * @returns {Promise<import('next').NextConfig>}
 */
async function getBuildConfig() {
  const { checkUnused } = await import('./scripts/unused-messages.mjs');
  await checkUnused();
  const { buildPlaces, getEngineKey } = await import('./scripts/build-places.mjs');
  const keys = { BUILT_PLACES_KEY: await buildPlaces(), ENGINE_KEY: await getEngineKey() };
  const config = await getDevelopmentConfig();
  return { ...config, env: { ...config.env, ...keys } };
}

/**
 * Address of the site where nobody set one: the production host that Vercel names, for previews too.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function getSiteUrlEnv({ NEXT_PUBLIC_SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host }) {
  return !NEXT_PUBLIC_SITE_URL && host ? { NEXT_PUBLIC_SITE_URL: `https://${host}` } : {};
}

/** @returns {Promise<import('next').NextConfig>} */
async function getDevelopmentConfig() {
  const { buildMessages } = await import('./scripts/build-messages.mjs');
  await buildMessages();
  const { buildMenuParts } = await import('./scripts/build-menu-parts.mjs');
  // Here and not above: a server that runs what was built needs no bundler's plugin.
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      // Read by the build: a phone gets no parser of messages.
      messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    },
  });
  return withNextIntl({
    ...nextConfig,
    env: { MENU_PARTS: JSON.stringify(await buildMenuParts()), ...getSiteUrlEnv(process.env) },
  });
}

/** @returns {import('next').NextConfig | Promise<import('next').NextConfig>} */
export default function getConfig(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) return getBuildConfig();
  if (phase === PHASE_DEVELOPMENT_SERVER) return getDevelopmentConfig();
  return phase === PHASE_PRODUCTION_SERVER ? { ...nextConfig, ...getCacheConfig() } : nextConfig;
}
