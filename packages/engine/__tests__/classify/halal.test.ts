import { describe, expect, it } from '@jest/globals';
import { createEngine, type Verdict } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { createDishExplainer, NO_RESTRICTIONS, toCompactFacts } from '@kioot/engine/verdicts';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));

/** Verdict on a dish for halal at a place with the given verdict. */
const explain = (ko: string, place: Verdict) =>
  createDishExplainer(
    { kind: 'halal' },
    NO_RESTRICTIONS,
    place,
  )(toCompactFacts(engine.classifyDish(ko), substances));

describe('alcohol that names a dish', () => {
  it.each(
    `바지락술찜 조개술찜 닭술찜 가리비술찜 사케 모시조개사케찜 와인 와인삼겹살 레드와인소스스테이크 화이트와인봉골레 포도주
    미림 맛술 맛술양념닭구이 맥주 생맥주 청주 소주 럼 럼주 럼레이즌아이스크림 위스키 위스키봉봉 비어캔치킨 꼬꼬뱅
    비프부르기뇽 술 양주 폭탄주 막걸리 술지게미장아찌`
      .split(/\s+/)
      .map((ko) => [ko]),
  )('is no for halal, even at a halal place: %s', (ko) => {
    expect([explain(ko, 'unknown').verdict, explain(ko, 'yes').verdict]).toEqual(['no', 'no']);
  });

  it.each(['레드와인 소스 스테이크', '맛술 양념', '소주 한 병', '바지락 술찜', '미림 소스 닭구이'])(
    'is no where it stands apart: %s',
    (ko) => {
      expect(explain(ko, 'unknown').verdict).toBe('no');
    },
  );

  it('is the reason', () => {
    expect(explain('바지락술찜', 'unknown').about).toEqual(['alcohol']);
  });
});

describe('alcohol that cooking or souring may have removed', () => {
  it.each([
    '맥주치킨',
    '비어치킨',
    '맥주 반죽 치킨',
    '맥주반죽 후라이드',
    '맥주 튀김옷 생선튀김',
    '와인식초 샐러드',
    '레드와인 비네거 드레싱 샐러드',
    '술떡',
    '술빵',
  ])('is asked about: %s', (ko) => {
    expect(explain(ko, 'yes')).toMatchObject({
      verdict: 'ask',
      about: expect.arrayContaining(['alcohol']),
    });
    expect(explain(ko, 'unknown').verdict).toBe('unknown');
  });
});

describe('letters of drinks inside other words', () => {
  it.each([
    '드럼스틱',
    '크럼블',
    '플럼 주스',
    '럼프 스테이크',
    '포도주스',
    '미린다',
    '사케동',
    '와인색 비트 샐러드',
    '취두부',
    '양주골 비빔밥',
    '미림분식 비빔밥',
    '예술 비빔밥',
  ])('are no alcohol: %s', (ko) => {
    expect(explain(ko, 'yes').about).not.toContain('alcohol');
    expect(explain(ko, 'unknown').verdict).not.toBe('no');
  });
});

it('does not make a dish cooked with alcohol a drink, which has no onion or wheat', () => {
  const [plain, withAlcohol] = ['바지락찜', '바지락술찜'].map((ko) => engine.classifyDish(ko));
  expect(withAlcohol?.pungent).toBe(plain?.pungent);
  expect(withAlcohol?.serving).toBe(plain?.serving);
});
