import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listMessages, MessagesError } from './build-messages.mjs';

/** @typedef {import('./build-messages.mjs').Words} Words */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** What visitors get: a command that speaks with the same words uses none that these do not. */
const FOLDERS = ['app', 'components', 'lib'];

/** How a source says whose words it takes: `useTranslations('card')`, `WordsOf<'card'>`, `namespace: 'card'`. */
const ROOM = /(?:Translations\(|WordsOf<|namespace: )'(\w+)'/g;
const LITERAL = /'([\w.-]+)'/g;
/** `foods.${food}` uses all that begins so. */
const BEGINNING = /`([\w-]+\.[\w.-]*)\$\{/g;

/**
 * The messages that no source uses. One is used by a source that takes the words of its room and holds its key, or the
 * beginning of its key before something put in; or by any source that holds its key with the room.
 * @param {Words} words of one language, by their rooms
 * @param {readonly string[]} sources what the files say
 * @returns {string[]} whole keys: "card.foods.milk"
 */
export function findUnused(words, sources) {
  const inSources = sources.map((source) => ({
    rooms: new Set(listFirst(source, ROOM)),
    literals: new Set(listFirst(source, LITERAL)),
    beginnings: listFirst(source, BEGINNING),
  }));
  return [...listMessages(words).keys()].filter((key) => {
    const [room = ''] = key.split('.');
    const inRoom = key.slice(room.length + 1);
    return !inSources.some(
      ({ rooms, literals, beginnings }) =>
        literals.has(key) ||
        (rooms.has(room) &&
          (literals.has(inRoom) || beginnings.some((beginning) => inRoom.startsWith(beginning)))),
    );
  });
}

/**
 * @param {string} source
 * @param {RegExp} pattern with one group
 */
const listFirst = (source, pattern) => [...source.matchAll(pattern)].map(([, found = '']) => found);

/** Every file of ours that a page is made of, as text. */
export async function readSources() {
  const files = await Promise.all(
    FOLDERS.map(async (folder) =>
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
 * Finds out whether all messages are used.
 * @throws {MessagesError} naming every one that is not
 */
export async function checkUnused() {
  const english = JSON.parse(await readFile(`${ROOT}messages/en.json`, 'utf8'));
  const unused = findUnused(english, await readSources());
  if (unused.length > 0) throw new MessagesError(unused.map((key) => `${key} is used by nothing`));
}
