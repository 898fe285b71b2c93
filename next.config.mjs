import { fileURLToPath } from 'node:url';
import {
  PHASE_DEVELOPMENT_SERVER,
  PHASE_PRODUCTION_BUILD,
  PHASE_PRODUCTION_SERVER,
} from 'next/constants.js';
import { FILE_CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './lib/http/security-headers.mjs';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Standalone only on request: `next start` does not serve a standalone build.
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  // `npm test` checks types; a check in the build would need a heap of 2 GB.
  typescript: { ignoreBuildErrors: true },
  // A unique id per build, even with NEXT_DEPLOYMENT_ID: pages in Redis belong to one build.
  generateBuildId: () => null,
  poweredByHeader: false,
  reactStrictMode: true,
  // Source pictures are 1200 px wide, the largest size on a phone with three device pixels per
  // pixel.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200],
    imageSizes: [384],
    // No other path of this site: rendering a card picture is expensive.
    localPatterns: [{ pathname: '/images/**', search: '' }],
  },
  // esbuild bundles the service worker during the build (`app/sw.js/route.ts`);
  // fs-native-extensions is native code.
  serverExternalPackages: ['esbuild', 'fs-native-extensions'],
  outputFileTracingExcludes: { '/sw.js': ['node_modules/esbuild/**', 'node_modules/@esbuild/**'] },
  outputFileTracingIncludes: {
    '/**/card.png': [
      'app/fonts/nunito-display.ttf',
      'public/images/kioot-cooking.svg',
      'public/images/shared/*.jpg',
      'app/fonts/noto-sans-{jp,sc,tc}/{LICENSE,*.woff}',
    ],
  },
  // Also read by Jest: packages that ship only ES modules or TypeScript.
  transpilePackages: [
    '@kioot/base',
    '@kioot/engine',
    '@kioot/ingest',
    '@kioot/menu-reader',
    '@kioot/places',
    'es-hangul',
    'jotai',
    'cockatiel',
    'entities',
    'kdbush',
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
    // Request bytes that Next buffers before our code: slightly more than `MAX_BODY_BYTES`, so that
    // larger bodies are still detected.
    proxyClientMaxBodySize: '1100kb',
    // Smaller client bundles.
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
    turbopackChunking: { minChunkSize: 150_000, requestCost: 60_000 },
    // Each language has its own root layout, so none can render the page for unmatched routes.
    globalNotFound: true,
  },
  async rewrites() {
    return {
      afterFiles: [
        // Keeps a missing picture from matching a recipe page in a locale `images`, which would be
        // cached.
        { source: '/images/:path*', destination: '/404' },
        // Called by pages that a service worker has kept.
        { source: '/api/in/:path*', destination: '/api/localized/:path*' },
      ],
    };
  },
  async headers() {
    // Pages get their policy in middleware.ts. Next would compile a value with a colon for each
    // request.
    const policy = { key: 'Content-Security-Policy', value: FILE_CONTENT_SECURITY_POLICY };
    const everywhere = { source: '/:path*', headers: [...SECURITY_HEADERS, policy] };
    const forEver = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
    return [everywhere, { source: '/menu/parts/:path*', headers: [forEver] }];
  },
};

const toPath = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Shares pages between instances through Redis. Chosen at server start: one build serves both
 * modes.
 *
 * @returns {import('next').NextConfig}
 */
export function getCacheConfig() {
  return process.env.REDIS_URL
    ? { cacheHandler: toPath('./cache-handler.mjs'), cacheMaxMemorySize: 0 }
    : { cacheHandler: toPath('./lib/server/page-cache/single-handler.mjs') };
}

/**
 * Configuration of every build. Keys are inlined, so that a build reads no files of another.
 *
 * @returns {Promise<import('next').NextConfig>}
 */
async function getBuildConfig() {
  const { checkUnusedMessages } = await import('./scripts/unused-messages.mjs');
  await checkUnusedMessages();
  const { buildPlaces, getEngineKey } = await import('./scripts/build-places.mjs');
  const keys = { BUILT_PLACES_KEY: await buildPlaces(), ENGINE_KEY: await getEngineKey() };
  const config = await getDevelopmentConfig();
  return { ...config, env: { ...config.env, ...keys } };
}

/**
 * Default site address: the production host on Vercel, also for previews.
 *
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
  // Imported here only: a production server needs no build plugin.
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      // Precompiled: the client gets no message parser.
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
