// The headers of every answer, in a form that next.config.mjs can import: constant ones, and the content security
// policy, whose hosts depend on the environment the server starts in. docs/decisions/0020-content-security-policy.md

/**
 * What a browser may do with any answer of ours. `Cross-Origin-Resource-Policy` is left out on purpose: link previews
 * of other sites show our pictures.
 */
export const SECURITY_HEADERS = [
  // Two years, for this host alone: whether other hosts of the domain speak HTTPS is not ours to decide.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    // Sharing is left out: it is ours by default, and Chrome logs a warning where it does not know the name.
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

/** For files and calls, which are shown, run or read by our pages but are no pages: opened alone, they may do nothing. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * For the workers that read menus, which take it from their own scripts (`public/menu/parts`): they run and fetch what is
 * ours, compile WebAssembly, and can do nothing else. Pages may not compile.
 */
export const READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The content security policy of pages.
 *
 * Next puts its data into inline scripts that differ from page to page, and a nonce would make every page dynamic, so
 * inline scripts stay allowed; handlers in attributes do not, and no script, frame, form or base of another host.
 *
 * @param {object} options
 * @param {boolean} options.isDevelopment the development server evaluates strings
 * @param {readonly string[]} [options.pictureOrigins] hosts of recipe pictures besides our own
 * @param {readonly string[]} [options.tileOrigins] hosts of street tiles; nothing else is loaded from there
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
    // A service worker that keeps pictures for later fetches them itself.
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
