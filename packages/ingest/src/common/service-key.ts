import { decodeUriTextOrNull, encodeUriText } from '@kioot/base/uri-encoding';

const PERCENT_ESCAPE = /%[0-9A-Fa-f]{2}/;

/** Shorter keys are not redacted: they would match ordinary words. */
const MIN_SECRET_LENGTH = 6;

/**
 * Decoded form of a service key. The portal issues each key percent-encoded and decoded; decoded
 * keys (base64 or hex) never contain `%`. Callers encode exactly once.
 */
export function toDecodedServiceKey(key: string): string {
  const trimmed = key.trim();
  if (!PERCENT_ESCAPE.test(trimmed)) return trimmed;
  // Malformed escapes: sent unchanged, and rejected by the portal.
  return decodeUriTextOrNull(trimmed) ?? trimmed;
}

/**
 * Replaces the key, in all its encodings, and every `serviceKey=` value by `[key]`: responses may
 * echo the requested address.
 */
export function redactServiceKey(text: string, key: string): string {
  const decoded = toDecodedServiceKey(key);
  const encoded = encodeUriText(decoded);
  const forms = [
    key.trim(),
    encodeUriText(encoded),
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
    decoded,
  ].filter((form) => form.length >= MIN_SECRET_LENGTH);
  return forms
    .reduce((result, form) => result.replaceAll(form, '[key]'), text)
    .replace(/(serviceKey=)[^&\s"'<>]+/gi, '$1[key]');
}
