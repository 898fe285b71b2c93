import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * @typedef {{ [key: string]: string | MessageTree }} MessageTree
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 */

const MESSAGES_DIR = fileURLToPath(new URL('../messages/', import.meta.url));
/** Reference language for keys and placeholders. */
const SOURCE_LANGUAGE = 'en';

/** Invalid messages; `errors` has one line per problem. Fails the build. */
export class MessagesError extends Error {
  /** @param {string[]} errors */
  constructor(errors) {
    super(`Messages are wrong:\n${errors.join('\n')}`);
    this.name = 'MessagesError';
    this.errors = errors;
  }
}

/**
 * Placeholders of a message, as a message of its own. Plural forms may differ by language.
 * @example "{count, plural, one {# dish} other {# dishes}} at <b>{name}</b>" -> "<b></b>{count,
 * plural, other {}}{name}"
 * @param {string} text ICU MessageFormat
 * @throws {SyntaxError} when the text is not valid ICU
 */
export function getPlaceholders(text) {
  /** @type {Set<string>} */
  const placeholders = new Set();
  addPlaceholders(parse(text, { requiresOtherClause: true }), placeholders);
  return [...placeholders].sort().join('');
}

/**
 * @param {Element[]} elements
 * @param {Set<string>} placeholders
 */
function addPlaceholders(elements, placeholders) {
  for (const element of elements) {
    if ('style' in element && typeof element.style === 'string')
      throw new SyntaxError(`"${element.style}" is a format that only the full parser knows`);
    if (element.type === TYPE.argument) placeholders.add(`{${element.value}}`);
    if (element.type === TYPE.number) placeholders.add(`{${element.value}, number}`);
    if (element.type === TYPE.date) placeholders.add(`{${element.value}, date}`);
    if (element.type === TYPE.time) placeholders.add(`{${element.value}, time}`);
    if (element.type === TYPE.tag) {
      placeholders.add(`<${element.value}></${element.value}>`);
      addPlaceholders(element.children, placeholders);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const cases = element.type === TYPE.plural ? ['other'] : Object.keys(element.options).sort();
      const kind = element.type === TYPE.plural ? 'plural' : 'select';
      placeholders.add(
        `{${element.value}, ${kind}, ${cases.map((name) => `${name} {}`).join(' ')}}`,
      );
      for (const { value } of Object.values(element.options)) addPlaceholders(value, placeholders);
    }
  }
}

/**
 * Messages of a language by full key: "card.foods.milk" -> "milk".
 * @param {MessageTree} messages
 * @returns {Map<string, string>}
 */
export function flattenMessages(messages, above = '') {
  const flat = new Map();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(above + key, value);
    else
      for (const [below, text] of flattenMessages(value, `${above}${key}.`)) flat.set(below, text);
  }
  return flat;
}

/**
 * Problems in messages: invalid ICU, missing or unknown keys, empty texts, and placeholders that
 * differ from English.
 * @param {Record<string, MessageTree>} languages by language tag, English included
 * @returns {string[]} one line each
 */
export function findMessageErrors(languages) {
  const english = flattenMessages(languages[SOURCE_LANGUAGE] ?? {});
  return Object.entries(languages).flatMap(([language, tree]) => {
    const messages = flattenMessages(tree);
    const missing = [...english.keys()].filter((key) => !messages.has(key));
    return [
      ...missing.map((key) => `${language}: ${key} is missing`),
      ...[...messages].flatMap(([key, text]) => {
        const error = findMessageError(text, english.get(key));
        return error === undefined ? [] : [`${language}: ${key} ${error}`];
      }),
    ];
  });
}

/**
 * @param {string} text
 * @param {string | undefined} english
 */
function findMessageError(text, english) {
  if (english === undefined) return 'is not there in English';
  if (text.trim() === '') return 'is empty';
  try {
    const placeholders = getPlaceholders(text);
    const expected = getPlaceholders(english);
    return placeholders === expected
      ? undefined
      : `takes ${placeholders || 'nothing'}, English ${expected || 'nothing'}`;
  } catch (error) {
    return `is no message: ${String(error)}`;
  }
}

/**
 * Type declaration of the messages: keys and placeholders. Whole texts as literal types take the
 * compiler minutes.
 * @param {MessageTree} messages
 * @returns {MessageTree}
 */
function toPlaceholderTypes(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? getPlaceholders(value) : toPlaceholderTypes(value),
    ]),
  );
}

/**
 * Reads the messages of all languages, checks them against English and writes
 * `messages/en.d.json.ts`.
 * @throws {MessagesError} with every problem
 */
export async function buildMessages() {
  const files = (await readdir(MESSAGES_DIR)).filter((file) => file.endsWith('.json'));
  const languages = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(await readFile(MESSAGES_DIR + file, 'utf8')),
      ]),
    ),
  );
  const errors = findMessageErrors(languages);
  if (errors.length > 0) throw new MessagesError(errors);
  const types = JSON.stringify(toPlaceholderTypes(languages[SOURCE_LANGUAGE]), null, 2);
  const declaration = `// Written by scripts/build-messages.mjs: placeholders of each message.\ndeclare const messages: ${types};\nexport default messages;\n`;
  const path = `${MESSAGES_DIR}en.d.json.ts`;
  // Written only on change: a watching server would rebuild in a loop.
  if ((await readFile(path, 'utf8').catch(() => '')) !== declaration)
    await writeFile(path, declaration);
}
