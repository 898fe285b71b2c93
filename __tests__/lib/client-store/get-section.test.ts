import { expect, it } from '@jest/globals';
import { getFitKind } from '@/lib/format/format-match';
import { getSection } from '@/lib/search/contract/arrange-rows';
import { toProfileKey } from '@/lib/needs/need';
import type { GuestVerdict } from '@/lib/search/contract/rec-contract';

it('sections a place by who is worst off at the table', () => {
  const [vegan, halal] = [toProfileKey({ kind: 'strictVegan' }), toProfileKey({ kind: 'halal' })];
  const toPlace = (...fits: readonly GuestVerdict['fit'][]) => ({
    party: fits.map((fit, at) => ({ fit, checkedFor: [vegan, halal, undefined][at] })),
  });
  expect(getSection(toPlace('yes', 'yes', 'yes'), vegan)).toBe('everyone');
  expect(getSection(toPlace('yes', 'question', 'yes'), vegan)).toBe('question');
  expect(getSection(toPlace('ask', 'question', 'yes'), vegan)).toBe('ask');
  expect(getSection(toPlace('ask', 'unknown', 'yes'), vegan)).toBe('someUnknown');
  expect(getSection(toPlace('yes', 'yes', 'no'), vegan)).toBe('notAll');
  // Another visitor, or another engine.
  expect(getSection(toPlace('yes', 'yes', 'yes'), halal)).toBe('unknown');
  const old = {
    party: [
      { fit: 'yes' as const, checkedFor: vegan },
      { fit: 'yes' as const, checkedFor: 'old|' },
    ],
  };
  expect(getSection(old, vegan)).toBe('unknown');
});

it('has nothing sure for a severe allergy, whatever the menu claims', () => {
  const toPlace = (checkedFor: string | undefined) => ({
    match: { fit: 'options' as const, share: 1, groups: [], because: [], checkedFor },
  });
  const [mild, severe] = [{}, { severe: ['peanut' as const] }].map((more) =>
    toProfileKey({ kind: 'strictVegan' }, { allergies: ['peanut'], ...more }),
  );
  expect(getSection(toPlace(mild), mild)).toBe('good');
  expect(getSection(toPlace(severe), severe)).toBe('ask');
  expect(getFitKind(toPlace(severe), severe)).toBe('maybe');
});
