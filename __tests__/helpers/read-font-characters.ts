import { inflateSync } from 'node:zlib';

/**
 * Code points with a glyph in a TrueType or WOFF 1 file, by its table `cmap` of format 4
 * (https://learn.microsoft.com/typography/opentype/spec/cmap, https://www.w3.org/TR/WOFF/).
 */
export function readFontCharacters(font: Buffer): ReadonlySet<number> {
  const table = readTable(font, 'cmap');
  const found = new Set<number>();
  for (let at = 0; at < table.readUInt16BE(2); at += 1) {
    const mapping = table.subarray(table.readUInt32BE(8 + at * 8));
    if (mapping.readUInt16BE(0) === 4) addSegments(mapping, found);
  }
  return found;
}

function readTable(font: Buffer, name: string): Buffer {
  const isWoff = font.toString('latin1', 0, 4) === 'wOFF';
  const [first, size] = isWoff ? [44, 20] : [12, 16];
  for (let at = 0; at < font.readUInt16BE(isWoff ? 12 : 4); at += 1) {
    const entry = font.subarray(first + at * size);
    if (entry.toString('latin1', 0, 4) !== name) continue;
    const start = entry.readUInt32BE(isWoff ? 4 : 8);
    const bytes = font.subarray(start, start + entry.readUInt32BE(isWoff ? 8 : 12));
    return isWoff && bytes.length < entry.readUInt32BE(12) ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table ${name}.`);
}

function addSegments(mapping: Buffer, found: Set<number>): void {
  const arrayBytes = mapping.readUInt16BE(6);
  const [ends, starts] = [14, 16 + arrayBytes];
  const [deltas, offsets] = [starts + arrayBytes, starts + 2 * arrayBytes];
  for (let at = 0; at < arrayBytes; at += 2) {
    const start = mapping.readUInt16BE(starts + at);
    const offset = mapping.readUInt16BE(offsets + at);
    const delta = mapping.readUInt16BE(deltas + at);
    for (let code = start; code <= mapping.readUInt16BE(ends + at); code += 1) {
      const glyph =
        offset === 0
          ? (code + delta) % 0x10000
          : mapping.readUInt16BE(offsets + at + offset + 2 * (code - start));
      if (glyph !== 0 && code !== 0xffff) found.add(code);
    }
  }
}
