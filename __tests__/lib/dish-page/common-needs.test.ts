import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { toCompactFacts } from '@kioot/engine/verdicts';
import { explainNeed } from '@/lib/dish-page/common-needs';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((each) => [each.name, each]));
const explainNoPork = (ko: string) =>
  explainNeed(toCompactFacts(engine.classifyDish(ko), substances), 'noPork').verdict;

describe('no pork', () => {
  it.each([
    '고등어구이',
    '생선회',
    '대하냉채',
    '조개구이',
    '오징어볶음',
    '후라이드치킨',
    '오리구이',
  ])('is answered for %s', (ko) => expect(explainNoPork(ko)).toBe('yes'));

  it.each([
    ...[
      '장조림',
      '설렁탕',
      '선짓국',
      '굴국밥',
      '해물순두부',
      '낙지덮밥',
      '짬뽕',
      '김치찌개',
      '만두',
    ],
    ...['생선까스와 돈까스', '뷁뷁구이', '고등어구이 (□)'],
  ])('is no plain yes for %s', (ko) => expect(explainNoPork(ko)).not.toBe('yes'));
});
