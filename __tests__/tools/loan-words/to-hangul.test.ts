import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHangul } from '@/tools/loan-words/to-hangul';

const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const GENERATOR = join(process.cwd(), 'tools/loan-words.ts');
const LOAN_WORDS_FILE = join(process.cwd(), 'packages/engine/lexicon/loan-words.json');
const RUN_TIMEOUT_MS = 60_000;

describe('toHangul', () => {
  // Examples of the rules themselves (외래어 표기법, chapter 3, section 1), in their order.
  it.each([
    ['gap', 'G AE1 P', '갭'],
    ['cat', 'K AE1 T', '캣'],
    ['book', 'B UH1 K', '북'],
    ['setback', 'S EH1 T B AE2 K', '셋백'],
    ['stamp', 'S T AE1 M P', '스탬프'],
    ['cape', 'K EY1 P', '케이프'],
    ['part', 'P AA1 R T', '파트'],
    ['desk', 'D EH1 S K', '데스크'],
    ['make', 'M EY1 K', '메이크'],
    ['apple', 'AE1 P AH0 L', '애플'],
    ['chipmunk', 'CH IH1 P M AH0 NG K', '치프멍크'],
    ['land', 'L AE1 N D', '랜드'],
    ['zigzag', 'Z IH1 G Z AE0 G', '지그재그'],
    ['signal', 'S IH1 G N AH0 L', '시그널'],
    ['jazz', 'JH AE1 Z', '재즈'],
    ['graph', 'G R AE1 F', '그래프'],
    ['thrill', 'TH R IH1 L', '스릴'],
    ['flash', 'F L AE1 SH', '플래시'],
    ['shrub', 'SH R AH1 B', '슈러브'],
    ['shark', 'SH AA1 R K', '샤크'],
    ['shopping', 'SH AA1 P IH0 NG', '쇼핑'],
    ['switch', 'S W IH1 CH', '스위치'],
    ['chart', 'CH AA1 R T', '차트'],
    ['virgin', 'V ER1 JH IH0 N', '버진'],
    ['steam', 'S T IY1 M', '스팀'],
    ['corn', 'K AO1 R N', '콘'],
    ['ring', 'R IH1 NG', '링'],
    ['longing', 'L AO1 NG IH0 NG', '롱잉'],
    ['hotel', 'HH OW0 T EH1 L', '호텔'],
    ['pulp', 'P AH1 L P', '펄프'],
    ['slide', 'S L AY1 D', '슬라이드'],
    ['film', 'F IH1 L M', '필름'],
    ['helm', 'HH EH1 L M', '헬름'],
    ['team', 'T IY1 M', '팀'],
    ['time', 'T AY1 M', '타임'],
    ['house', 'HH AW1 S', '하우스'],
    ['skate', 'S K EY1 T', '스케이트'],
    ['oil', 'OY1 L', '오일'],
    ['boat', 'B OW1 T', '보트'],
    ['tower', 'T AW1 ER0', '타워'],
    ['word', 'W ER1 D', '워드'],
    ['wander', 'W AA1 N D ER0', '완더'],
    ['witch', 'W IH1 CH', '위치'],
    ['swing', 'S W IH1 NG', '스윙'],
    ['twist', 'T W IH1 S T', '트위스트'],
    ['quarter', 'K W AO1 R T ER0', '쿼터'],
    ['yard', 'Y AA1 R D', '야드'],
    ['yellow', 'Y EH1 L OW0', '옐로'],
    ['indian', 'IH1 N D IY0 AH0 N', '인디언'],
    ['union', 'Y UW1 N Y AH0 N', '유니언'],
  ])('spells %s (%s) as %s', (word, pronounced, ko) => {
    const free = toHangul(word, pronounced).filter(({ cost }) => cost < 1);
    expect(free.map((form) => form.ko)).toContain(ko);
  });

  it('lists the official spelling before those of signs', () => {
    const forms = toHangul('onion', 'AH1 N Y AH0 N');
    expect(forms[0]).toEqual({ ko: '어니언', cost: 0 });
    expect(forms).toContainEqual({ ko: '오니언', cost: 1 });
    expect(toHangul('sunny', 'S AH1 N IY0').map(({ ko }) => ko)).toEqual(['서니', '써니']);
  });
});

describe('packages/engine/lexicon/loan-words.json', () => {
  it(
    'equals the output of the generator, with each spelling for one word only',
    () => {
      const { stdout } = spawnSync(process.execPath, [TSX, GENERATOR], { encoding: 'utf8' });
      const stored = readFileSync(LOAN_WORDS_FILE, 'utf8');
      expect(stdout === stored).toBe(true);
      const forms = [...stored.matchAll(/[가-힣]+/gu)].map(([form]) => form);
      expect(new Set(forms).size).toBe(forms.length);
    },
    RUN_TIMEOUT_MS,
  );
});
