import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { flattenMessages, MessagesError } from './build-messages.mjs';

/** @typedef {import('./build-messages.mjs').MessageTree} MessageTree */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Folders of the app. A command that uses its messages uses no others. */
const SOURCE_DIRS = ['app', 'components', 'lib'];

/**
 * Namespace of a source: `useTranslations('card')`, `Translator<'card'>`, `namespace: 'card'`,
 * `createPageTitle('card'`, `createMessagePage('card'`.
 */
const NAMESPACE_PATTERN =
  /(?:Translations\(|Translator<|namespace: |create(?:PageTitle|MessagePage)\(\s*)'(\w+)'/g;
/** Messages of a page: `createPageMetadata('wizard.location'` uses their title and description. */
const PAGE_PATTERN = /createPageMetadata\(\s*'([\w.]+)'/g;
const LITERAL_PATTERN = /'([\w.-]+)'/g;
/** Dynamic keys: `foods.${food}` uses all keys that start with `foods.`. */
const TEMPLATE_PREFIX_PATTERN = /`([\w-]+\.[\w.-]*)\$\{/g;

/**
 * Messages that no source uses. A source uses a message when it names the namespace and the key, or
 * a dynamic prefix of the key; or when it names the full key.
 * @param {MessageTree} messages of one language, by namespace
 * @param {readonly string[]} sources texts of the files
 * @returns {string[]} full keys: "card.foods.milk"
 */
export function findUnusedMessages(messages, sources) {
  const inSources = sources.map((source) => ({
    namespaces: new Set(getFirstGroups(source, NAMESPACE_PATTERN)),
    literals: new Set([
      ...getFirstGroups(source, LITERAL_PATTERN),
      ...getFirstGroups(source, PAGE_PATTERN).flatMap((page) => [
        `${page}.title`,
        `${page}.description`,
      ]),
    ]),
    prefixes: getFirstGroups(source, TEMPLATE_PREFIX_PATTERN),
  }));
  return [...flattenMessages(messages).keys()].filter((key) => {
    const [namespace = ''] = key.split('.');
    const keyInNamespace = key.slice(namespace.length + 1);
    return !inSources.some(
      ({ namespaces, literals, prefixes }) =>
        literals.has(key) ||
        (namespaces.has(namespace) &&
          (literals.has(keyInNamespace) ||
            prefixes.some((prefix) => keyInNamespace.startsWith(prefix)))),
    );
  });
}

/**
 * @param {string} source
 * @param {RegExp} pattern with one group
 */
const getFirstGroups = (source, pattern) =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

/** Sources of the app as text. */
export async function readSources() {
  const files = await Promise.all(
    SOURCE_DIRS.map(async (folder) =>
      (await readdir(ROOT + folder, { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  );
  return Promise.all(
    files
      .flat()
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFile(ROOT + file, 'utf8')),
  );
}

/**
 * Checks that every message is used.
 * @throws {MessagesError} with every unused key
 */
export async function checkUnusedMessages() {
  const english = JSON.parse(await readFile(`${ROOT}messages/en.json`, 'utf8'));
  const unused = findUnusedMessages(english, await readSources());
  if (unused.length > 0) throw new MessagesError(unused.map((key) => `${key} is used by nothing`));
}
