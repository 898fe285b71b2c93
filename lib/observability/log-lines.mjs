// Log lines, importable by server.mjs.

const MAX_TEXT_LENGTH = 500;
/** Time that request lines are buffered, because a write costs more than a line. */
const BUFFER_MS = 100;

/**
 * JSON escapes control characters up to U+001F only. Log readers start a new line at some of these,
 * and terminals run others as commands or reverse the rest of the line.
 */
const UNESCAPED_BY_JSON = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function toUnicodeEscape(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * One line of JSON: level, time, event, and the fields.
 *
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} event
 * @param {Readonly<Record<string, string | number | boolean | null | undefined>>} fields texts over
 *   500 characters are truncated
 * @returns {string}
 */
export function toLogLine(level, event, fields) {
  const line = { level, time: new Date().toISOString(), event };
  for (const name in fields) {
    const value = fields[name];
    const isLong = typeof value === 'string' && value.length > MAX_TEXT_LENGTH;
    line[name] = isLong ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  }
  return JSON.stringify(line).replace(UNESCAPED_BY_JSON, toUnicodeEscape);
}

/**
 * One buffer per process: the build copies this module into several bundles.
 *
 * @returns {{ lines: string[], timer: NodeJS.Timeout | null }}
 */
function getLogBuffer() {
  const symbol = Symbol.for('kioot.log-lines');
  if (!globalThis[symbol]) {
    globalThis[symbol] = { lines: [], timer: null };
    // Runs after an uncaught error, too.
    process.on('exit', flushLog);
  }
  return globalThis[symbol];
}

/**
 * Buffers a line, to be written together with others.
 * @param {string} line
 */
export function bufferLogLine(line) {
  const held = getLogBuffer();
  held.lines.push(line);
  held.timer ??= setTimeout(flushLog, BUFFER_MS).unref();
}

/** Writes the buffered lines; called before every unbuffered line to keep the order. */
export function flushLog() {
  const held = getLogBuffer();
  if (held.timer) clearTimeout(held.timer);
  held.timer = null;
  if (held.lines.length > 0) console.info(held.lines.splice(0).join('\n'));
}
