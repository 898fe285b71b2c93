import chromium from '@sparticuz/chromium';

/** A Chromium that came inside an npm package, so that a machine without a browser runs the journeys too. */
export const BROWSER_PATH = await chromium.executablePath();

/** Containers have no user namespaces for the sandbox; the rest keeps the browser off the network. */
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
