/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { StaffAnswerList } from '@/components/menu-reader/place-records';
import { OrderSheet } from '@/components/order/order-sheet';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { staffAnswersAtom } from '@/lib/store/staff-answers';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import type { Diner, OrderableDish } from '@/lib/order/order-card';
import { EnglishMessages } from '../../helpers/english-messages';
import { mockDialogs } from '../../helpers/mock-dialogs';
import { getMounted } from '../../helpers/get-mounted';

const PLACE = { contentId: '1', name: 'Eid' };
const VEGAN = { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } } as const;
const YOU: Diner = {
  ...{ name: 'You', isVisitor: true },
  ...{ need: VEGAN.wish, profile: { allergies: [] } },
};
const toDish = (about: readonly string[]): OrderableDish => ({
  ...{ ko: '비빔밥', en: 'Bibimbap' },
  verdicts: [{ verdict: 'ask', about, tell: [], diner: YOU }],
});

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  window.localStorage.clear();
  mockDialogs();
});

async function renderOrder(dish: OrderableDish) {
  const store = createStore();
  store.sub(answerApplierAtom, () => undefined);
  render(
    <Provider store={store}>
      <OrderSheet
        dishes={[dish]}
        people={[VEGAN]}
        isForOne={false}
        place={PLACE}
        isOpen
        onClose={() => undefined}
      />
      <StaffAnswerList />
    </Provider>,
    { wrapper: EnglishMessages },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'One more: Bibimbap' }));
  return { store, tap: (name: RegExp) => user.click(screen.getByRole('button', { name })) };
}

const answers = () =>
  getMounted(staffAnswersAtom)?.map(({ contentId, dish, code, isIn }) => [
    contentId,
    dish,
    code,
    isIn,
  ]);

describe('an answer of the staff', () => {
  it('is kept for the dish, the substance and the place, and can be removed', async () => {
    const { store, tap } = await renderOrder(toDish(['egg']));
    await tap(/안 들어갑니다/);
    expect(answers()).toEqual([['1', '비빔밥', 'egg', false]]);
    await waitFor(() => expect(store.get(answerApplierAtom)).not.toBeNull());
    expect(screen.getAllByText('Bibimbap: no egg')[0]?.parentElement?.textContent).toContain('Eid');
    await tap(/^Remove Bibimbap: no egg$/);
    expect(answers()).toEqual([]);
    expect(store.get(answerApplierAtom)).toBeNull();
  });

  it('is taken back by a second tap, and unknown is none', async () => {
    const { tap } = await renderOrder(toDish(['egg']));
    await tap(/네, 들어갑니다/);
    expect(answers()).toEqual([['1', '비빔밥', 'egg', true]]);
    await tap(/네, 들어갑니다/);
    expect(answers()).toEqual([]);
    await tap(/잘 모르겠습니다/);
    expect(answers()).toEqual([]);
  });

  it('of yes to several substances is about those that the staff points at', async () => {
    const { tap } = await renderOrder(toDish(['egg', 'beef']));
    await tap(/네, 들어갑니다/);
    expect(answers()).toEqual([]);
    await tap(/^소고기 beef$/);
    expect(answers()).toEqual([['1', '비빔밥', 'beef', true]]);
    await tap(/안 들어갑니다/);
    expect(answers()).toEqual([
      ['1', '비빔밥', 'egg', false],
      ['1', '비빔밥', 'beef', false],
    ]);
  });

  it('to a question that names no substance is not kept', async () => {
    const { tap } = await renderOrder(toDish([]));
    await tap(/안 들어갑니다/);
    expect(answers()).toEqual([]);
  });
});
