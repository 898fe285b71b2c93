/*
 * Values that may reach a browser. Next inlines `process.env.NEXT_PUBLIC_X` by its full name at
 * build time; `lib/env.ts` validates them when the server starts.
 */

/** Version key of the engine in this build, set by `next.config.mjs`. */
export const ENGINE_KEY = process.env.ENGINE_KEY ?? '';

/** Site address without a trailing slash, for canonical links, sitemap and share links. */
export const SITE_URL = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(
  /\/+$/,
  '',
);
export const CONTACT_EMAIL = process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@kioot.app';
export const INSTAGRAM_URL =
  process.env.NEXT_PUBLIC_INSTAGRAM_URL || 'https://www.instagram.com/kioot.seoul';
/** True where the build tells browsers to send their web vitals to our own address. */
export const logsVitals = (): boolean => process.env.NEXT_PUBLIC_VITALS_URL === '/api/vitals';
