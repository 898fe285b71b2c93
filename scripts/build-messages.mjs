import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * @typedef {{ [key: string]: string | Words }} Words
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 */

const FOLDER = fileURLToPath(new URL('../messages/', import.meta.url));
/** The language whose messages say which there are and what goes into each. */
const ENGLISH = 'en';

/** Messages that no build should take; `faults` says each in a line. */
export class MessagesError extends Error {
  /** @param {string[]} faults */
  constructor(faults) {
    super(`Messages are wrong:\n${faults.join('\n')}`);
    this.name = 'MessagesError';
    this.faults = faults;
  }
}

/**
 * What goes into a message, as a message that holds nothing else: "{count, plural, one {# dish} other {# dishes}} at
 * <b>{name}</b>" -> "<b></b>{count, plural, other {}}{name}". Languages may say it otherwise and have other plurals.
 * @param {string} text ICU
 * @throws {SyntaxError} of a text that is no message
 */
export function getSlots(text) {
  /** @type {Set<string>} */
  const slots = new Set();
  addSlots(parse(text, { requiresOtherClause: true }), slots);
  return [...slots].sort().join('');
}

/**
 * @param {Element[]} elements
 * @param {Set<string>} slots
 */
function addSlots(elements, slots) {
  for (const element of elements) {
    if ('style' in element && typeof element.style === 'string')
      throw new SyntaxError(`"${element.style}" is a format that only the full parser knows`);
    if (element.type === TYPE.argument) slots.add(`{${element.value}}`);
    if (element.type === TYPE.number) slots.add(`{${element.value}, number}`);
    if (element.type === TYPE.date) slots.add(`{${element.value}, date}`);
    if (element.type === TYPE.time) slots.add(`{${element.value}, time}`);
    if (element.type === TYPE.tag) {
      slots.add(`<${element.value}></${element.value}>`);
      addSlots(element.children, slots);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const cases = element.type === TYPE.plural ? ['other'] : Object.keys(element.options).sort();
      const kind = element.type === TYPE.plural ? 'plural' : 'select';
      slots.add(`{${element.value}, ${kind}, ${cases.map((name) => `${name} {}`).join(' ')}}`);
      for (const { value } of Object.values(element.options)) addSlots(value, slots);
    }
  }
}

/**
 * The messages of a language by their whole keys, "card.foods.milk" -> "milk".
 * @param {Words} words
 * @returns {Map<string, string>}
 */
export function listMessages(words, above = '') {
  const listed = new Map();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') listed.set(above + key, value);
    else
      for (const [below, text] of listMessages(value, `${above}${key}.`)) listed.set(below, text);
  }
  return listed;
}

/**
 * What is wrong in messages: a text that is no ICU message, a key that English has and a language lacks or the other
 * way round, an empty one, and slots other than English has.
 * @param {Record<string, Words>} languages by their tag, with English
 * @returns {string[]} a line each
 */
export function findFaults(languages) {
  const english = listMessages(languages[ENGLISH] ?? {});
  return Object.entries(languages).flatMap(([language, words]) => {
    const said = listMessages(words);
    const missing = [...english.keys()].filter((key) => !said.has(key));
    return [
      ...missing.map((key) => `${language}: ${key} is missing`),
      ...[...said].flatMap(([key, text]) => {
        const fault = findFault(text, english.get(key));
        return fault === undefined ? [] : [`${language}: ${key} ${fault}`];
      }),
    ];
  });
}

/**
 * @param {string} text
 * @param {string | undefined} english
 */
function findFault(text, english) {
  if (english === undefined) return 'is not there in English';
  if (text.trim() === '') return 'is empty';
  try {
    const slots = getSlots(text);
    const asked = getSlots(english);
    return slots === asked
      ? undefined
      : `takes ${slots || 'nothing'}, English ${asked || 'nothing'}`;
  } catch (error) {
    return `is no message: ${String(error)}`;
  }
}

/**
 * The declaration of the messages: their keys and what goes into each. Whole sentences as types take the compiler
 * minutes.
 * @param {Words} words
 * @returns {Words}
 */
function toTypes(words) {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? getSlots(value) : toTypes(value),
    ]),
  );
}

/**
 * Reads the messages of all languages, checks them against English and writes `messages/en.d.json.ts`.
 * @throws {MessagesError} naming every fault
 */
export async function buildMessages() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'));
  const languages = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(await readFile(FOLDER + file, 'utf8')),
      ]),
    ),
  );
  const faults = findFaults(languages);
  if (faults.length > 0) throw new MessagesError(faults);
  const types = JSON.stringify(toTypes(languages[ENGLISH]), null, 2);
  const declaration = `// Written by scripts/build-messages.mjs: what goes into each message.\ndeclare const messages: ${types};\nexport default messages;\n`;
  const path = `${FOLDER}en.d.json.ts`;
  // Only when it differs: a server that watches files would build again and again.
  if ((await readFile(path, 'utf8').catch(() => '')) !== declaration)
    await writeFile(path, declaration);
}
