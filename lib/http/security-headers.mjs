// Headers of every response, importable by next.config.mjs: constant ones, and the content security
// policy, whose hosts depend on the environment at server start (decision 0020).

/**
 * Headers of every response. `Cross-Origin-Resource-Policy` is omitted on purpose: link previews of
 * other sites show our pictures.
 */
export const SECURITY_HEADERS = [
  // Two years, without `includeSubDomains`: other hosts of the domain may not speak HTTPS.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    // `web-share` is omitted: allowed by default, and Chrome warns about the name where it does not
    // know it.
    key: 'Permissions-Policy',
    value: [
      'geolocation=(self)',
      'screen-wake-lock=(self)',
      'clipboard-write=(self)',
      ...['camera', 'microphone', 'payment', 'usb', 'midi', 'display-capture'].map(
        (feature) => `${feature}=()`,
      ),
    ].join(', '),
  },
];

/**
 * Policy of files and API responses, which pages of ours load: opened as documents they may do
 * nothing.
 */
export const FILE_CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Policy of the menu reader's workers, which they take from their own scripts
 * (`public/menu/parts`): own scripts and requests, and WebAssembly, which pages may not compile.
 */
export const MENU_READER_CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The content security policy of pages.
 *
 * Next puts its data into inline scripts that differ from page to page, and a nonce would make
 * every page dynamic, so inline scripts stay allowed; inline handlers are not, nor any script,
 * frame, form or base of another host.
 *
 * @param {object} options
 * @param {boolean} options.isDevelopment the development server evaluates strings
 * @param {readonly string[]} [options.pictureOrigins] hosts of recipe pictures besides our own
 * @param {readonly string[]} [options.tileOrigins] hosts of street tiles, for pictures only
 * @param {readonly string[]} [options.connectOrigins] hosts our scripts may send to besides our own
 * @returns {string}
 */
export function getContentSecurityPolicy({
  isDevelopment,
  pictureOrigins = [],
  tileOrigins = [],
  connectOrigins = [],
}) {
  const scripts = ["'self'", "'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : [])];
  const directives = {
    'default-src': ["'self'"],
    'script-src': scripts,
    'script-src-attr': ["'none'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureOrigins, ...tileOrigins],
    // The service worker fetches the pictures that it caches.
    'connect-src': ["'self'", ...pictureOrigins, ...connectOrigins],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
