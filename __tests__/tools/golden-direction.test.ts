import { describe, expect, it } from '@jest/globals';
import { getChanges, toReport } from '@/tools/golden/direction';

const dish = (...fields: string[]) => ['떡볶이', ...fields].join('\t');

describe('the direction of a golden change', () => {
  it('is milder where more is promised, and names the need', () => {
    const kept = dish('vegan: no', 'lactoOvo: maybe', 'meats: fish yes', 'allergens: wheat, egg?');
    const made = dish('vegan: maybe', 'lactoOvo: maybe', 'allergens: wheat?, egg?, milk no');
    expect(getChanges([kept], [made])).toEqual([
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

  it('is stricter where a promise is withdrawn', () => {
    const kept = dish('vegan: yes', 'lactoOvo: yes', 'pungent: no');
    const made = dish('vegan: maybe', 'lactoOvo: yes', 'others: unknown', 'spice: hot');
    const [change] = getChanges([kept], [made]);
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

  it('counts what a place is for each wish', () => {
    const kept = '1 가게\tmeats: pork yes\tstrictVegan: no\tfor halal: none';
    const made = '1 가게\tmeats: pork yes\tstrictVegan: no\tfor halal: maybe ask 떡볶이';
    expect(getChanges([kept], [made])[0]?.milder).toEqual(['for halal none -> maybe']);
  });

  it('is reported milder ones first, and other wording last', () => {
    const kept = ['가\tvegan: yes', '나\tvegan: yes', '다\tvegan: no'];
    const made = [
      '가\tvegan: yes\tbecause: 가',
      '나\tvegan: no',
      '다\tvegan: yes',
      '라\tvegan: yes',
    ];
    expect(toReport('dishes.tsv', kept, made)).toEqual([
      'dishes.tsv: 3 lines changed, 1 milder, 1 stricter; 1 new',
      '  다\tmilder: vegan no -> yes',
      '  나\tstricter: vegan yes -> no',
      '  가\tother wording',
    ]);
  });
});
