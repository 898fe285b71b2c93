import { decodeOrNull, encodeText } from '../encode';

const PERCENT_ESCAPE = /%[0-9A-Fa-f]{2}/;

/** Fewer characters than this would blank out ordinary words when a key is hidden in a text. */
const SHORTEST_SECRET = 6;

/**
 * The decoded form of a portal key. The portal hands out each key twice, percent-encoded and plain; a plain
 * key (base64 or hex) never holds a `%`, so an escape tells the forms apart. Callers encode exactly once.
 */
export function toDecodedServiceKey(key: string): string {
  const trimmed = key.trim();
  if (!PERCENT_ESCAPE.test(trimmed)) return trimmed;
  // Neither form: sent as it is, and the portal says that it does not know it.
  return decodeOrNull(trimmed) ?? trimmed;
}

/**
 * `text` with the key in every form it can take, and any `serviceKey=` value, replaced by `[key]`: an
 * upstream may echo the address it was asked for.
 */
export function redactServiceKey(text: string, key: string): string {
  const decoded = toDecodedServiceKey(key);
  const encoded = encodeText(decoded);
  const forms = [
    key.trim(),
    encodeText(encoded),
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
    decoded,
  ].filter((form) => form.length >= SHORTEST_SECRET);
  return forms
    .reduce((result, form) => result.replaceAll(form, '[key]'), text)
    .replace(/(serviceKey=)[^&\s"'<>]+/gi, '$1[key]');
}
