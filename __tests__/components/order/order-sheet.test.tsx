/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { OrderSheet, type OrderSheetProps } from '@/components/order/order-sheet';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import type { OrderableDish } from '@/lib/order/order-card';
import { EnglishMessages } from '../../helpers/english-messages';

const YES = { verdict: 'yes', about: [], tell: [] } as const;
const BIBIMBAP: OrderableDish = {
  ...{ ko: '비빔밥', en: 'Bibimbap' },
  verdicts: [{ verdict: 'ask', about: ['egg'], tell: [] }],
};
const HUMMUS: OrderableDish = { ko: '후무스', en: 'Hummus', verdicts: [YES] };
const PORK: OrderableDish = { ko: '삼겹살', en: 'Pork belly', isShared: true, verdicts: [] };
const SET: OrderableDish = {
  ...{ ko: '오늘의 정식', en: 'Set of the day' },
  verdicts: [{ verdict: 'unknown', about: [], tell: [] }],
};
const VEGAN = { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } } as const;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
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

describe('an order', () => {
  it('is one Korean sentence with its meaning', async () => {
    const { more, less } = renderOrder({ people: [EMPTY_PROFILE], dishes: [HUMMUS, PORK] });
    expect(screen.getByText('Tap + next to what you’d like.')).toBeDefined();
    expect(korean()).toEqual([]);
    await more('Hummus');
    await more('Pork belly');
    await more('Pork belly');
    expect(korean()).toEqual(['후무스 하나, 삼겹살 2인분 주세요.']);
    expect(screen.getByText('1 × Hummus, 2 portions of Pork belly, please.')).toBeDefined();
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
      '확실하지 않으면 모른다고 말씀해 주십시오.',
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
      '저는 땅콩에 알레르기가 있습니다.',
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
    expect(korean()).toContain('저는 계란에 알레르기가 있습니다.');
    await tap('My child');
    expect(korean()).toEqual([
      '삼겹살 1인분 주세요.',
      '제 아이는 계란에 알레르기가 있습니다.',
      '조금만 먹어도 몸이 아픕니다.',
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
        '저희 일행 중에 땅콩과 계란에 알레르기가 있는 사람이 있습니다.',
        '조금만 먹어도 목숨이 위험할 수 있습니다.',
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

  it('shows the chosen dishes alone once done', async () => {
    const { more, tap } = renderOrder();
    await more('Hummus');
    await tap('Done');
    const list = within(screen.getByRole('list', { name: 'Dishes' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await tap('Add or change dishes');
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
