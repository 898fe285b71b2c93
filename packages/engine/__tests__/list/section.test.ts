import { describe, expect, it } from '@jest/globals';
import { sinkOld, withAge } from '@kioot/engine';

describe('places that no list has had of late', () => {
  it('follow those known to be alive, before those of unknown menus', () => {
    const fits = ['only', 'options', 'maybe', 'unknown', 'unknown'] as const;
    const positions = sinkOld({ order: [4, 3, 2, 1, 0], fits }, (at) => at === 4 || at === 1);
    expect(positions).toEqual([1, 2, 0, 3, 4]);
  });

  it('keep their order among themselves', () => {
    const fits = ['maybe', 'only', 'options'] as const;
    expect(sinkOld({ order: [0, 1, 2], fits }, () => true)).toEqual([0, 1, 2]);
  });

  it('have a section of their own, but for unknown menus', () => {
    expect(withAge('everyone', true)).toBe('old');
    expect((['little', 'notAll'] as const).map((section) => withAge(section, true))).toEqual([
      'old',
      'old',
    ]);
    expect(withAge('someUnknown', true)).toBe('someUnknown');
    expect(withAge('ask', false)).toBe('ask');
  });
});
