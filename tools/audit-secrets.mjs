// Searches everything the build sends to browsers for server secrets: current values of server
// variables, their names, and texts shaped like keys. Run after a build.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false);

/** Server-only variables of lib/env.ts. */
const names = Array.from(
  readFileSync('lib/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm),
  ([, name]) => name,
).filter((name) => !name.startsWith('NEXT_PUBLIC_') && name !== 'VERCEL' && name !== 'ANALYTICS');

/** Shorter values occur in any text: `1`, `3000`. */
const MIN_VALUE_LENGTH = 8;
const values = names.flatMap((name) => {
  const value = process.env[name] ?? '';
  return value.length >= MIN_VALUE_LENGTH ? [[name, value]] : [];
});

const SECRET_PATTERNS = [
  ['a JSON web token', /eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./],
  ['a Supabase secret key', /sb_secret_[A-Za-z0-9_-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  [
    'an address with a password',
    /\b(?:postgres|redis|rediss|https?):\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/,
  ],
];

/** Files that a browser can request: scripts, and prerendered pages with their data. */
const FOLDERS = ['.next/static', '.next/server/app', 'public'];
const TEXT_FILE = /\.(?:js|css|html|rsc|body|json|map|txt|svg|webmanifest|meta)$/;
/** Server code beside the pages, never sent. */
const SERVER_FILE =
  /(?:^|\/)(?:page|route)(?:\.js|_client-reference-manifest\.js|\.js\.nft\.json|\.js\.map|\/)/;

const findings = [];
let files = 0;
for (const folder of FOLDERS) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT_FILE.test(file) || SERVER_FILE.test(file)) continue;
    files += 1;
    const text = readFileSync(file, 'utf8');
    for (const name of names) if (text.includes(name)) findings.push(`${file}: the name ${name}`);
    for (const [name, value] of values)
      if (text.includes(value)) findings.push(`${file}: the value of ${name}`);
    for (const [what, shape] of SECRET_PATTERNS)
      if (shape.test(text)) findings.push(`${file}: ${what}`);
  }
}

if (files === 0) throw new Error('There is no build to look through.');
for (const finding of findings) console.error(finding);
console.log(
  `${files} files looked through for ${names.length} names, ${values.length} values and ${SECRET_PATTERNS.length} shapes: ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
