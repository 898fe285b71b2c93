import { describe, expect, it } from '@jest/globals';
import { abbreviateName, expandName } from '../../src/segmentation/abbreviate-names';

describe('abbreviateName', () => {
  it.each([
    ['김밥', '{x} Gimbap|Gimbap', '{x} \u0002|\u0003'],
    ['약과', 'Yakgwa (Honey Cookie)', '\u0002 (Honey Cookie)'],
    ['갈비', 'Beef Rib|Beef Ribs', 'Beef Rib|\u0003s'],
    ['냉면', 'Cold Noodles with {X}|Cold Noodles|Cold', 'Cold Noodles with {X}|\u0003|Cold'],
    ['국', '{x} Soup|Clear Soup', '{x} Soup|Clear Soup'],
    ['전', '$& Jeon|$1', '$& \u0002|$1'],
  ])('shortens and restores %s, %s', (term, name, abbreviated) => {
    expect(abbreviateName(term, name, 'Other')).toBe(abbreviated);
    expect(expandName(term, abbreviated, 'Other')).toBe(name);
  });

  it('is empty for the same name as the previous one', () => {
    expect(abbreviateName('베지', 'Vegetarian', 'Vegetarian')).toBe('');
    expect(expandName('베지', '', 'Vegetarian')).toBe('Vegetarian');
  });
});
