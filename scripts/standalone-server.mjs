// Becomes `server.mjs` of the standalone folder (build-standalone.mjs): server.mjs with the
// configuration of the build. Next does not trace the packages of next.config.mjs; its own
// standalone server passes the configuration the same way.
// docs/decisions/0064-bundle-the-custom-server-into-the-standalone-folder.md
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getCacheConfig } from '../next.config.mjs';

process.env.NODE_ENV = 'production';
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, ...getCacheConfig() });
await import('../server.mjs');
