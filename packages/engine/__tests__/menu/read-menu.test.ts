import { describe, expect, it } from '@jest/globals';
import { readMenu } from '../../src';

const read = (firstmenu: string, treatmenu = '') => readMenu({ firstmenu, treatmenu });
const dishes = (firstmenu: string, treatmenu = '') =>
  read(firstmenu, treatmenu).map(({ dish }) => dish);

describe('a menu in two fields', () => {
  it('lists a dish once as written first, ignoring case and blanks', () => {
    expect(dishes('Pizza', 'pizza, PIZZA, Pi zza, Pasta')).toEqual(['Pizza', 'Pasta']);
    expect(dishes('Pizza, pizza')).toEqual(['Pizza']);
    expect(dishes('김치 찌개', '김치찌개')).toEqual(['김치 찌개']);
  });

  it('merges the notes of both fields', () => {
    expect(read('Pizza 9,000원', 'pizza 9,000원, PIZZA 12,000원')).toEqual([
      { dish: 'Pizza', notes: ['9,000원', '12,000원'], isDish: true },
    ]);
  });
});

describe('a price', () => {
  it('has three digits after its comma', () => {
    expect(read('김치찌개 7,000원, 냉면 12,000')).toEqual([
      { dish: '김치찌개', notes: ['7,000원'], isDish: true },
      { dish: '냉면', notes: ['12,000'], isDish: true },
    ]);
  });

  it('is not misread when misprinted', () => {
    const notes = read('김치찌개 7,0000, 냉면 8,000').map((item) => item.notes);
    expect(notes.flat()).toEqual(['8,000']);
    expect(dishes('김치찌개 7,0000, 냉면 8,000')).toContain('냉면');
  });
});

describe('a size at the end of a dish', () => {
  it('is removed unless a single syllable would be left', () => {
    expect(read('오리 한마리')).toEqual([{ dish: '오리', notes: ['한마리'], isDish: true }]);
    expect(dishes('닭 한마리')).toEqual(['닭 한마리']);
    expect(dishes('닭 한마리 25,000원, 닭 반마리')).toEqual(['닭 한마리', '닭 반마리']);
  });
});
