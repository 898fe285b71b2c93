/**
 * The values that may reach a browser. Next replaces each `process.env.NEXT_PUBLIC_X` by its text when it
 * builds, so every name is written out in full. `lib/env.ts` checks them when the server starts.
 */
export const publicEnv = {
  /** Of the engine of this build; `next.config.mjs` sets it. */
  engineKey: process.env.ENGINE_KEY ?? '',
  /** Where the site lives, without a slash at the end: canonical links, sitemap, share links. */
  siteUrl: (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
  contactEmail: process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@kioot.app',
  instagramUrl: process.env.NEXT_PUBLIC_INSTAGRAM_URL || 'https://www.instagram.com/kioot.seoul',
} as const;
