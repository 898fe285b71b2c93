// Looks through everything the build hands to browsers for what belongs to the server alone: the values of its
// variables as they are set now, their names, and texts in the shape of a key. Run after a build.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false);

/** Every variable lib/env.ts reads that a browser has no business to know. */
const names = Array.from(
  readFileSync('lib/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm),
  ([, name]) => name,
).filter((name) => !name.startsWith('NEXT_PUBLIC_') && name !== 'VERCEL' && name !== 'ANALYTICS');

/** Shorter values are words of the language: `1`, `3000`. */
const SHORTEST_VALUE = 8;
const values = names.flatMap((name) => {
  const value = process.env[name] ?? '';
  return value.length >= SHORTEST_VALUE ? [[name, value]] : [];
});

const SHAPES = [
  ['a JSON web token', /eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./],
  ['a Supabase secret key', /sb_secret_[A-Za-z0-9_-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  [
    'an address with a password',
    /\b(?:postgres|redis|rediss|https?):\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/,
  ],
];

/** Files a browser can ask for: the scripts, and the pages made at build with the data they carry. */
const FOLDERS = ['.next/static', '.next/server/app', 'public'];
const TEXT_FILE = /\.(?:js|css|html|rsc|body|json|map|txt|svg|webmanifest|meta)$/;
/** Server code lies beside the pages; it is never sent. */
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
    for (const [what, shape] of SHAPES) if (shape.test(text)) findings.push(`${file}: ${what}`);
  }
}

if (files === 0) throw new Error('There is no build to look through.');
for (const finding of findings) console.error(finding);
console.log(
  `${files} files looked through for ${names.length} names, ${values.length} values and ${SHAPES.length} shapes: ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
