import { describe, expect, it } from '@jest/globals';
import { getVerdictChanges, toReport } from '@/tools/golden/verdict-changes';

const dish = (...fields: string[]) => ['떡볶이', ...fields].join('\t');

describe('getVerdictChanges', () => {
  it('reports a milder verdict with its need', () => {
    const stored = dish(
      'vegan: no',
      'lactoOvo: maybe',
      'meats: fish yes',
      'allergens: wheat, egg?',
    );
    const current = dish('vegan: maybe', 'lactoOvo: maybe', 'allergens: wheat?, egg?, milk no');
    expect(getVerdictChanges([stored], [current])).toEqual([
      {
        name: '떡볶이',
        milder: [
          'fish yes -> no',
          'vegan no -> maybe',
          'no milk unlikely -> no',
          'no wheat yes -> maybe',
        ],
        stricter: [],
      },
    ]);
  });

  it('reports a withdrawn promise as stricter', () => {
    const stored = dish('vegan: yes', 'lactoOvo: yes', 'pungent: no');
    const current = dish('vegan: maybe', 'lactoOvo: yes', 'others: unknown', 'spice: hot');
    const [change] = getVerdictChanges([stored], [current]);
    expect(change?.milder).toEqual([]);
    expect(change?.stricter).toEqual(
      expect.arrayContaining([
        'vegan yes -> maybe',
        'no peanut unlikely -> unknown',
        'not spicy none -> hot',
        'no pungent no -> unknown',
      ]),
    );
  });

  it('compares the match of a restaurant to each preference', () => {
    const stored = '1 가게\tmeats: pork yes\tstrictVegan: no\tfor halal: none';
    const current = '1 가게\tmeats: pork yes\tstrictVegan: no\tfor halal: maybe ask 떡볶이';
    expect(getVerdictChanges([stored], [current])[0]?.milder).toEqual(['for halal none -> maybe']);
  });

  it('prints milder changes first and other text last', () => {
    const stored = ['가\tvegan: yes', '나\tvegan: yes', '다\tvegan: no'];
    const current = [
      '가\tvegan: yes\tbecause: 가',
      '나\tvegan: no',
      '다\tvegan: yes',
      '라\tvegan: yes',
    ];
    expect(toReport('dishes.tsv', stored, current)).toEqual([
      'dishes.tsv: 3 lines changed, 1 milder, 1 stricter; 1 new',
      '  다\tmilder: vegan no -> yes',
      '  나\tstricter: vegan yes -> no',
      '  가\tother wording',
    ]);
  });
});
