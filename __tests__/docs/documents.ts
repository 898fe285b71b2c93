import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = ['base', 'places', 'engine', 'ingest', 'menu-reader', 'drawings'].map(
  (name) => `packages/${name}`,
);
/** Folders of code that is shipped, or that starts, builds, fills or measures it. */
export const SOURCE_FOLDERS = [
  ...['app', 'components', 'lib', 'worker', 'scripts', 'tools'],
  ...PACKAGES.map((each) => `${each}/src`),
];
const ROOT_FILES = ['middleware.ts', 'server.mjs', 'next.config.mjs', 'cache-handler.mjs'];
const DEPENDENCIES = 'node_modules';

/** Paths of all files below a folder, from the root of the repository. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === DEPENDENCIES ? [] : listFiles(file);
    return [file];
  });
}

/** Paths of source files. */
export function findSources(folders: readonly string[] = SOURCE_FOLDERS): string[] {
  const isSource = (file: string) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');
  return [...folders.flatMap(listFiles), ...ROOT_FILES].filter(isSource);
}

/** Paths of the tests of the app and of the packages, with their helpers. */
export function findTests(): string[] {
  const isTest = (file: string) => /(?:^|\/)(?:__tests__|e2e)\/.*\.(?:tsx?|mjs)$/.test(file);
  return ['__tests__', 'e2e', ...PACKAGES].flatMap(listFiles).filter(isTest);
}

/** Paths of files that documents may name by their end. */
export function findFiles(): string[] {
  const folders = [
    ...SOURCE_FOLDERS,
    ...PACKAGES,
    'content',
    'data',
    'messages',
    'supabase',
    'deploy',
  ];
  return [...readdirSync('.'), ...folders.flatMap(listFiles), ...findTests()];
}

/** Paths of all documents: of the root, of `docs` and of the packages. */
export function findDocuments(): string[] {
  const files = [
    ...readdirSync('.'),
    ...listFiles('docs'),
    ...PACKAGES.map((each) => `${each}/README.md`),
  ];
  return files.filter((file) => file.endsWith('.md'));
}

/** True where files match a pattern like `messages/*.json`, where `*` stands for any part of a name. */
export function hasMatch(pattern: string): boolean {
  const folder = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '');
  const source = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
  const matches = new RegExp(`^${source.join('[^/]*')}$`);
  return listFiles(folder).some((file) => matches.test(file));
}

export function read(file: string): string {
  return readFileSync(file, 'utf8');
}
