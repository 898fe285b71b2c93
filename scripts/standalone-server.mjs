// Becomes the `server.mjs` of the standalone folder (build-standalone.mjs): server.mjs with the configuration of the build.
// To read next.config.mjs a start needs packages that Next does not trace; its own standalone server hands the
// configuration over like this. docs/decisions/0064-standalone-with-our-own-server.md
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getCacheConfig } from '../next.config.mjs';

process.env.NODE_ENV = 'production';
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, ...getCacheConfig() });
await import('../server.mjs');
