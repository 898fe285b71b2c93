import chromium from '@sparticuz/chromium';

/** Chromium from an npm package: machines without a browser can run the journeys. */
export const BROWSER_PATH = await chromium.executablePath();

/**
 * `--no-sandbox` for containers without user namespaces; the rest disables network access of the
 * browser itself.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
