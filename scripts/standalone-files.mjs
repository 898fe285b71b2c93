import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files of a standalone build: those of Next, and the few that the server reads by path. */
const EXPECTED_FILES = [
  /^(?:\.next|node_modules|public)\//,
  /^(?:package\.json|server\.mjs|cache-handler\.mjs)$/,
  /^lib\/server\/page-cache\/single-handler\.mjs$/,
  /^app\/fonts\/nunito-display\.ttf$/,
  /^app\/fonts\/noto-sans-(?:jp|sc|tc)\/(?:LICENSE|noto-sans-\w+-\d+-800-normal\.woff)$/,
  /^data\/(?:built\/places|synced\/restaurants(?:\.meta)?)\.json$/,
  /^worker\/index\.ts$/,
  // The embedded database (build-standalone.mjs).
  /^scripts\/(?:serve|database|backup|reports|embedded-database|database-failures|ports|end-with-parent)\.mjs$/,
  /^lib\/(?:check-node-version|parse-env)\.mjs$/,
  /^packages\/base\/(?:package\.json|src\/(?:file-lock|with-timeout)\.mjs)$/,
  /^supabase\/(?:config\.toml|seed\.sql|(?:migrations|seeds)\/[\w-]+\.sql)$/,
];

/**
 * Files that do not belong into a standalone build. Next copies whatever its trace finds: one path
 * that it cannot follow is the whole project, and whatever else lies in its folder.
 *
 * @param {string} folder
 * @returns {string[]} relative paths
 */
export function findUnexpectedFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !EXPECTED_FILES.some((expected) => expected.test(file)))
    .filter((file) => !lstatSync(path.join(folder, file)).isDirectory());
}
