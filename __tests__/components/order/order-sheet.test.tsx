/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { OrderSheet, type OrderSheetProps } from '@/components/order/order-sheet';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import type { Verdict } from '@kioot/engine';
import type { Diner, DinerVerdict, OrderableDish } from '@/lib/order/order-card';
import { EnglishMessages } from '../../helpers/english-messages';
import { mockDialogs } from '../../helpers/mock-dialogs';

const YOU: Diner = {
  ...{ name: 'You', isVisitor: true },
  ...{ need: { kind: 'strictVegan' }, profile: { allergies: [] } },
};
const MIA: Diner = { ...YOU, name: 'Mia', isVisitor: false };
const toVerdict = (verdict: Verdict, about: readonly string[] = [], diner = YOU): DinerVerdict => ({
  ...{ verdict, about, tell: [], diner },
});
const BIBIMBAP: OrderableDish = {
  ...{ ko: '비빔밥', en: 'Bibimbap' },
  verdicts: [toVerdict('ask', ['egg'])],
};
const HUMMUS: OrderableDish = { ko: '후무스', en: 'Hummus', verdicts: [toVerdict('yes')] };
const JEYUK: OrderableDish = {
  ...{ ko: '제육볶음', en: 'Stir-fried Pork' },
  verdicts: [toVerdict('no', ['pork'])],
};
const PORK: OrderableDish = { ko: '삼겹살', en: 'Pork belly', isShared: true, verdicts: [] };
const SET: OrderableDish = {
  ...{ ko: '오늘의 정식', en: 'Set of the day' },
  verdicts: [toVerdict('unknown')],
};
const VEGAN = { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } } as const;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  mockDialogs();
});

function renderOrder(props: Partial<OrderSheetProps> = {}) {
  render(
    // Counts are kept for the tab: each test has its own store.
    <Provider>
      <OrderSheet
        dishes={[BIBIMBAP, HUMMUS, PORK]}
        people={[VEGAN]}
        isForOne={false}
        isOpen
        onClose={() => undefined}
        {...props}
      />
    </Provider>,
    { wrapper: EnglishMessages },
  );
  const user = userEvent.setup();
  return {
    more: (dish: string) => user.click(screen.getByRole('button', { name: `One more: ${dish}` })),
    less: (dish: string) => user.click(screen.getByRole('button', { name: `One less: ${dish}` })),
    tap: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

const korean = () =>
  [...document.querySelectorAll('p[lang=ko]')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );

describe('a guest who eats halal', () => {
  const halal = { ...EMPTY_PROFILE, wish: { kind: 'halal' } } as const;
  const aisha: Diner = { ...YOU, need: { kind: 'halal' } };
  const naengmyeon: OrderableDish = {
    ...{ ko: '물냉면', en: 'Cold Noodles' },
    verdicts: [toVerdict('unknown', [], aisha)],
  };

  it('asks for broth and cooking wine where the name says too little', async () => {
    const { more } = renderOrder({ dishes: [naengmyeon], people: [halal] });
    await more('Cold Noodles');
    expect(korean()).toContain('물냉면에 돼지고기, 돼지고기 육수, 술이나 맛술이 들어가나요?');
    expect(korean()).toContain('저는 돼지고기나 술이 들어간 음식을 먹지 않습니다.');
  });

  it.each<[string, OrderSheetProps['people']]>([
    ['an allergy', [{ ...halal, allergies: ['peanut'] }]],
    [
      'an ingredient of one’s own',
      [{ ...halal, others: [{ ko: '버섯', en: 'mushrooms', isSevere: false }] }],
    ],
    ['a vegan at the table', [halal, VEGAN]],
  ])('asks about everything beside %s', async (_, people) => {
    const { more } = renderOrder({ dishes: [naengmyeon], people });
    await more('Cold Noodles');
    expect(korean().join()).toContain('먹지 못하는 재료가 들어가나요?');
  });
});

describe('an order', () => {
  it('is one Korean sentence with its meaning', async () => {
    const { more, less } = renderOrder({ people: [EMPTY_PROFILE], dishes: [HUMMUS, PORK] });
    expect(screen.getByText('Tap + next to what you’d like.')).toBeDefined();
    expect(korean()).toEqual([]);
    await more('Hummus');
    await more('Pork belly');
    await more('Pork belly');
    expect(korean()).toEqual(['후무스 하나, 삼겹살 2인분 주세요.']);
    expect(screen.getByText('1 × Hummus, 2 portions of Pork belly, please.').textContent).toContain(
      // A number stays beside its dish.
      '1\u00a0×\u00a0Hummus',
    );
    await less('Hummus');
    expect(korean()).toEqual(['삼겹살 2인분 주세요.']);
    await less('Hummus');
    expect(korean()).toEqual(['삼겹살 2인분 주세요.']);
  });

  it('asks about the chosen dishes that leave a question open, with answers', async () => {
    const { more } = renderOrder();
    await more('Hummus');
    expect(korean()).toEqual(['후무스 하나 주세요.']);
    await more('Bibimbap');
    expect(korean()).toEqual([
      '비빔밥 한 그릇, 후무스 하나 주세요.',
      '비빔밥에 계란이 들어가나요?',
      '확실하지 않으시면 모른다고 말씀해 주십시오.',
    ]);
    const answers = within(screen.getByRole('group', { name: 'Answers for staff' }));
    expect(answers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '네, 들어갑니다.Yes, it does.',
      '아니요, 안 들어갑니다.No, it doesn’t.',
      '잘 모르겠습니다.I don’t know.',
    ]);
  });

  it('tells the diet where a question refers to it', async () => {
    const { more } = renderOrder({ dishes: [SET] });
    await more('Set of the day');
    expect(korean()).toContain('고기, 생선, 해산물, 계란, 유제품을 먹지 않습니다.');
    expect(korean()).toContain('오늘의 정식에 제가 먹지 못하는 재료가 들어가나요?');
  });

  it('warns of a severe allergy', async () => {
    const { more } = renderOrder({
      people: [{ ...EMPTY_PROFILE, allergies: ['peanut'], severe: ['peanut'] }],
      dishes: [HUMMUS],
    });
    await more('Hummus');
    expect(korean()).toEqual([
      '후무스 하나 주세요.',
      '저는 땅콩 알레르기가 있습니다.',
      '조금만 먹어도 목숨이 위험할 수 있습니다.',
      '이 재료가 들어 있지 않은지 꼭 확인해 주십시오.',
    ]);
  });

  it('is for the visitor, or for a person at the table', async () => {
    const { more, tap } = renderOrder({
      people: [{ ...EMPTY_PROFILE, allergies: ['egg'] }],
      dishes: [PORK],
      isForOne: true,
    });
    await more('Pork belly');
    expect(korean()).toContain('저는 계란 알레르기가 있습니다.');
    await tap('My child');
    expect(korean()).toEqual([
      '삼겹살 1인분 주세요.',
      '제 아이는 계란 알레르기가 있습니다.',
      '조금만 먹어도 알레르기 반응이 일어납니다.',
    ]);
  });

  it('has the allergies and diets of everyone at the table', async () => {
    const { more } = renderOrder({
      people: [
        { ...VEGAN, allergies: ['peanut'] },
        { ...EMPTY_PROFILE, wish: { kind: 'halal' }, allergies: ['egg'], severe: ['egg'] },
      ],
      dishes: [SET],
      isForOne: true,
    });
    await more('Set of the day');
    const texts = korean();
    expect(texts).toEqual(
      expect.arrayContaining([
        '저희 일행 중에 땅콩과 계란 알레르기가 있는 사람이 있습니다.',
        '특히 계란은 조금만 먹어도 목숨이 위험할 수 있습니다.',
        '저희 일행 중에 엄격한 채식주의자(비건)가 있습니다.',
        '저희 일행 중에 돼지고기나 술이 들어간 음식을 먹지 않는 사람이 있습니다.',
        '오늘의 정식에 저희 일행이 먹지 못하는 재료가 들어가나요?',
      ]),
    );
    expect(texts.join(' ')).not.toMatch(/먹을 수 있습니다|1인분/);
  });

  it('asks for one portion, unless more are ordered', async () => {
    const { more } = renderOrder({ people: [EMPTY_PROFILE], dishes: [PORK], isForOne: true });
    await more('Pork belly');
    expect(korean()).toContain('혼자인데 1인분도 되나요?');
    await more('Pork belly');
    expect(korean()).toEqual(['삼겹살 2인분 주세요.']);
  });

  it('hides the dishes and their counts while the staff read', async () => {
    const { more, tap } = renderOrder();
    await more('Hummus');
    await tap('Done');
    expect(screen.queryByRole('list', { name: 'Dishes' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^One (?:more|less)/ })).toBeNull();
    await tap('Add or change dishes');
    const list = within(screen.getByRole('list', { name: 'Dishes' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
  });

  it('holds 20 dishes', async () => {
    const dishes = Array.from({ length: 21 }, (_, at) => ({
      ...{ ko: `난${at}`, en: `Naan ${at}` },
      verdicts: [],
    }));
    const { more } = renderOrder({ people: [EMPTY_PROFILE], dishes });
    for (const { en } of dishes) await more(en);
    expect(korean()[0]?.split(', ')).toHaveLength(20);
    expect(screen.getByText('That’s 20 dishes. One sentence can’t hold more.')).toBeDefined();
  });
});

const row = (dish: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(dish) && item.querySelector('button'));
  if (!found) throw new Error(`No row of ${dish}`);
  return found;
};

describe('a dish in an order', () => {
  it('has its verdict in words', () => {
    renderOrder({ dishes: [HUMMUS, BIBIMBAP, SET, JEYUK] });
    expect(row('Hummus').textContent).toContain('Fits');
    expect(row('Bibimbap').textContent).toContain('Ask first: Does it contain egg?');
    expect(row('Set of the day').textContent).toContain('Unknown');
    expect(row('Stir-fried Pork').textContent).toContain('Not for you: Pork');
  });

  it('has the verdicts of everyone at the table', () => {
    const dish = { ...HUMMUS, verdicts: [toVerdict('yes'), toVerdict('no', ['sesame'], MIA)] };
    renderOrder({ people: [VEGAN, EMPTY_PROFILE], dishes: [dish] });
    expect(row('Hummus').textContent).toContain('Mia: Sesame');
  });

  it('that is not for the visitor is ordered by a second tap, which says why', async () => {
    const { more, tap } = renderOrder({ dishes: [JEYUK, HUMMUS] });
    await more('Hummus');
    await more('Stir-fried Pork');
    const anyway = 'Not for you: pork. Order it anyway';
    expect(document.activeElement).toBe(screen.getByRole('button', { name: anyway }));
    await more('Stir-fried Pork');
    expect(korean()).toEqual(['후무스 하나 주세요.']);
    await tap(anyway);
    expect(korean()[0]).toBe('제육볶음 하나, 후무스 하나 주세요.');
    expect(screen.queryByRole('button', { name: anyway })).toBeNull();
    await tap('Done');
    expect(screen.getByText('Stir-fried Pork: not for you (pork)')).toBeTruthy();
  });

  it('that is not for everyone is left alone by a tap on another dish', async () => {
    const { more } = renderOrder({ dishes: [JEYUK, HUMMUS] });
    await more('Stir-fried Pork');
    await more('Hummus');
    expect(screen.queryByRole('button', { name: /Order it anyway/ })).toBeNull();
    expect(korean()).toEqual(['후무스 하나 주세요.']);
  });

  it('names each person whom it is not for', async () => {
    const verdicts = [toVerdict('no', ['pork']), toVerdict('no', ['egg', 'pork'], MIA)];
    const { more, tap } = renderOrder({
      people: [VEGAN, EMPTY_PROFILE],
      dishes: [{ ...JEYUK, verdicts }],
    });
    await more('Stir-fried Pork');
    await tap('Not for you: pork. Not for Mia: egg, pork. Order it anyway');
    expect(screen.getByText('Stir-fried Pork: not for Mia (egg, pork)')).toBeTruthy();
  });

  it('that is not for everyone is asked about first', async () => {
    const verdicts = [toVerdict('ask', ['egg']), toVerdict('no', ['pork'], MIA)];
    const { more, tap } = renderOrder({
      people: [VEGAN, EMPTY_PROFILE],
      dishes: [BIBIMBAP, { ...JEYUK, verdicts }],
    });
    await more('Bibimbap');
    await more('Stir-fried Pork');
    await tap('Not for Mia: pork. Order it anyway');
    expect(korean().filter((text) => text?.endsWith('들어가나요?'))).toEqual([
      '제육볶음에 돼지고기가 들어가나요?',
      '비빔밥에 계란이 들어가나요?',
      '제육볶음에 계란이 들어가나요?',
    ]);
  });
});
