// The lines of the log, in a form that server.mjs can import, too.

const MAX_TEXT_LENGTH = 500;
/** For so long the line of a request waits for others, because a write costs more than the line itself. */
const HELD_MS = 100;

/**
 * JSON escapes the control characters up to U+001F. These it leaves, though readers of logs begin a line at some of
 * them, and terminals take others for commands or turn the rest of the line around.
 */
const LEFT_BY_JSON = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function toEscape(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * One line of JSON: level, time, event, and the fields.
 *
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} event
 * @param {Readonly<Record<string, string | number | boolean | null | undefined>>} fields long texts are cut
 * @returns {string}
 */
export function toLogLine(level, event, fields) {
  const line = { level, time: new Date().toISOString(), event };
  for (const name in fields) {
    const value = fields[name];
    const isLong = typeof value === 'string' && value.length > MAX_TEXT_LENGTH;
    line[name] = isLong ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  }
  return JSON.stringify(line).replace(LEFT_BY_JSON, toEscape);
}

/**
 * One for the process: the build makes copies of this module for itself.
 *
 * @returns {{ lines: string[], timer: NodeJS.Timeout | null }}
 */
function getHeld() {
  const symbol = Symbol.for('kioot.log-lines');
  if (!globalThis[symbol]) {
    globalThis[symbol] = { lines: [], timer: null };
    // Also after an error that nobody caught.
    process.on('exit', flushLog);
  }
  return globalThis[symbol];
}

/**
 * Writes a line soon, together with those that come meanwhile.
 * @param {string} line
 */
export function holdLogLine(line) {
  const held = getHeld();
  held.lines.push(line);
  held.timer ??= setTimeout(flushLog, HELD_MS).unref();
}

/** Writes the lines that wait: before any line that does not, so that they keep their order. */
export function flushLog() {
  const held = getHeld();
  if (held.timer) clearTimeout(held.timer);
  held.timer = null;
  if (held.lines.length > 0) console.info(held.lines.splice(0).join('\n'));
}
