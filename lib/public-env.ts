/*
 * The values that may reach a browser. Next replaces each `process.env.NEXT_PUBLIC_X` by its text when it
 * builds, so every name is written out in full. `lib/env.ts` checks them when the server starts.
 */

/** Key of the engine of this build; `next.config.mjs` sets it. */
export const ENGINE_KEY = process.env.ENGINE_KEY ?? '';

/** Address of the site without a slash at the end: canonical links, sitemap, share links. */
export const SITE_URL = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(
  /\/+$/,
  '',
);
export const CONTACT_EMAIL = process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@kioot.app';
export const INSTAGRAM_URL =
  process.env.NEXT_PUBLIC_INSTAGRAM_URL || 'https://www.instagram.com/kioot.seoul';
