import { describe, expect, it } from '@jest/globals';
import { NameCodec } from '../../src/segmentation/abbreviate-names';

/** Codecs that write and read, after these names. */
function createCodecs(known: Readonly<Record<string, string>> = {}) {
  const codecs = [new NameCodec(), new NameCodec()] as const;
  for (const [term, name] of Object.entries(known)) {
    const text = codecs[0].abbreviate(term, name, '');
    expect(codecs[1].expand(term, text, '')).toBe(name);
  }
  return codecs;
}

describe('NameCodec', () => {
  it.each([
    ['김밥', '{x} Gimbap|Gimbap', '{x} \u0002|\u0003'],
    ['약과', 'Yakgwa (Honey Cookie)', '\u0002 (Honey Cookie)'],
    ['갈비', 'Beef Rib|Beef Ribs', 'Beef Rib|\u0003s'],
    ['냉면', 'Cold Noodles with {X}|Cold Noodles|Cold', 'Cold Noodles with {X}|\u0003|Cold'],
    ['국', '{x} Soup|Clear Soup', '{x} Soup|Clear Soup'],
    ['전', '$& Jeon|$1', '$& \u0002|$1'],
  ])('shortens and restores %s, %s', (term, name, abbreviated) => {
    const [writer, reader] = createCodecs();
    expect(writer.abbreviate(term, name, 'Other')).toBe(abbreviated);
    expect(reader.expand(term, abbreviated, 'Other')).toBe(name);
  });

  it('is empty for the same name as the previous one', () => {
    const [writer, reader] = createCodecs();
    expect(writer.abbreviate('베지', 'Vegetarian', 'Vegetarian')).toBe('');
    expect(reader.expand('베지', '', 'Vegetarian')).toBe('Vegetarian');
  });

  it.each([
    ['돼지김밥', 'Pork Gimbap', '\u0005\u0004'],
    ['돼지구이', 'Grilled Pork Meat', '\u0005\u0004'],
    ['돼지국밥', 'Rice Soup with Pork', 'Rice Soup with \u0004'],
    ['전주김밥', 'Jeonju Gimbap|Jeonju', '\u0005\u0002|\u0002'],
    ['꼬마김밥', 'Mini Gimbap', '\u0005Mini'],
    ['부산김밥', '{x} Busan Gimbap|Busan Gimbap', '\u0005{x} \u0002|\u0003'],
    ['모둠구이', 'Assorted Grill', 'Assorted Grill'],
    ['김밥', 'Gimbap', '\u0002'],
  ])('shortens %s by the names of its parts', (term, name, abbreviated) => {
    const [writer, reader] = createCodecs({
      ...{ 김밥: '{x} Gimbap|Gimbap', 구이: 'Grilled {X}|Grill', 돼지: 'Pork|Pork Meat' },
    });
    expect(writer.abbreviate(term, name, '')).toBe(abbreviated);
    expect(reader.expand(term, abbreviated, '')).toBe(name);
  });
});
