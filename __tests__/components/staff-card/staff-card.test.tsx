/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAtom } from '@/lib/session/session-atoms';
import { chooseVeganAtom, toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { readProfile } from '@/lib/client-store/diet-profile';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import { changeListViewAtom } from '@/lib/client-store/list-view-atoms';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { cardOriginAtom } from '@/lib/staff-card/card-atoms';
import { dialog, korean, renderCard, resetPhone, showButton } from '../../helpers/card-screen';

const PROFILE_KEY = 'kioot.profile.v1';

resetPhone();

const NOTHING_FOUND = {
  search: { origin: { mapx: 127, mapy: 37.5 }, radius: 500, need: { kind: 'lactoOvo' } },
  ...{ restaurants: [], firstPage: [], total: 0 },
} as const;

describe('the form of the staff card', () => {
  it('requires a choice first', async () => {
    renderCard();
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Choose what you eat first',
    });
    expect(button.disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Only some meats/ }));
    expect(button.textContent).toBe('Choose at least one meat first');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Duck' }));
    expect(showButton()).toBe(button);
    expect((await screen.findByText(korean(/오리고기를 좋아합니다/))).lang).toBe('ko');
  });

  it('stores the choice on the phone', async () => {
    const { unmount } = renderCard();
    await userEvent.click(screen.getByRole('radio', { name: /halal/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'peaches' }));
    unmount();
    renderCard();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /halal/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'peaches' }).checked).toBe(true);
  });

  it('asks for one portion at a place for two, or for a visitor who eats alone', async () => {
    const { store } = renderCard();
    await userEvent.click(screen.getByRole('radio', { name: /halal/ }));
    await screen.findByText('소고기, 양고기, 닭고기는 할랄 고기입니까?');
    const findQuestion = () => screen.queryByText('혼자인데 1인분도 되나요?');
    act(() => store.set(storeResultsAtom, NOTHING_FOUND));
    const openFrom = (isForTwo?: boolean) =>
      act(() =>
        store.set(cardOriginAtom, { path: '/', ...(isForTwo === undefined ? {} : { isForTwo }) }),
      );
    openFrom(false);
    expect(findQuestion()).toBeNull();
    openFrom(true);
    expect(findQuestion()?.lang).toBe('ko');
    act(() => store.set(changeListViewAtom, { isForOne: true }));
    openFrom(false);
    expect(findQuestion()).not.toBeNull();
    openFrom();
    expect(findQuestion()).toBeNull();
  });

  it("starts with the wizard's choice without changing it", async () => {
    const { store } = renderCard();
    act(() => {
      store.set(toggleMeatAtom, 'vegetarian');
      store.set(chooseVeganAtom, 'lactoOvo');
      void store.set(prepareSearchAtom, NOTHING_FOUND.search.need);
      store.set(storeResultsAtom, NOTHING_FOUND);
    });
    expect((await screen.findByText('저는 채식주의자입니다.')).lang).toBe('ko');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/results');

    await userEvent.click(screen.getByRole('radio', { name: /halal/ }));
    expect(store.get(sessionAtom).userPref).toEqual({ meats: ['vegetarian'], vegan: ['lactoOvo'] });

    act(() => void store.set(prepareSearchAtom, NOTHING_FOUND.search.need));
    expect((await screen.findByText('저는 채식주의자입니다.')).lang).toBe('ko');
  });

  it('excludes other meat only if the visitor checks it', async () => {
    renderCard();
    await userEvent.click(screen.getByRole('radio', { name: /Only some meats/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pork' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Beef' }));
    expect(screen.queryByText(korean(/닭고기/))).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /eat any other meat/ }));
    expect(await screen.findByText(korean(/^닭고기, .*먹으면 안/))).toBeTruthy();
  });

  it('asks for the severity of a checked allergy', async () => {
    renderCard();
    expect(screen.queryByRole('checkbox', { name: /severe/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'sesame' }));
    expect(
      await screen.findByText('Even a small amount causes an allergic reaction.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'sesame: severe' }));
    expect(screen.getByText(/119에 전화해/)).toBeTruthy();
  });

  it('adds and removes an ingredient by its English name', async () => {
    renderCard();
    await userEvent.type(screen.getByRole('textbox', { name: 'Anything else?' }), 'mushroom');
    await userEvent.click(await screen.findByRole('button', { name: /^mushrooms 버섯/ }));
    expect(await screen.findByText(korean(/^저는 버섯 알레르기가 있습니다\.$/))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^mushrooms 버섯.*remove/ }));
    expect(screen.queryByText(korean(/버섯 알레르기/))).toBeNull();
  });

  it('stores the severity of an added ingredient', async () => {
    renderCard();
    await userEvent.type(screen.getByRole('textbox', { name: 'Anything else?' }), 'mushroom');
    await userEvent.click(await screen.findByRole('button', { name: /^mushrooms 버섯/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'mushrooms: severe' }));
    expect(await screen.findByText(/119에 전화해/)).toBeTruthy();
    expect(screen.getByText('Also severe, as your card says: mushrooms.')).toBeTruthy();
    expect(readProfile().others).toMatchObject([{ en: 'mushrooms', isSevere: true }]);
  });

  it('shows an unknown allergy until it is removed', async () => {
    window.localStorage.setItem(PROFILE_KEY, JSON.stringify({ allergies: ['plutonium', 'egg'] }));
    renderCard();
    expect(screen.getByRole('alert').textContent).toMatch(/no longer on our list \(“plutonium”\)/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readProfile()).toMatchObject({ allergies: ['egg'], unknownAllergies: [] });
  });

  it('clears everything with one button', async () => {
    renderCard();
    await userEvent.click(screen.getByRole('radio', { name: /halal/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'milk' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('button', { name: 'Choose what you eat first' })).toBeTruthy();
    expect(window.localStorage.getItem(PROFILE_KEY)).toBeNull();
  });

  it.each([
    ['invalid JSON', () => window.localStorage.setItem(PROFILE_KEY, '{"preference":')],
    ['another shape', () => window.localStorage.setItem(PROFILE_KEY, '[1]')],
    [
      'no space',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'blocked access',
      () =>
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
    ],
  ])('works with a storage that has %s', async (_name, breakStorage) => {
    breakStorage();
    renderCard();
    await userEvent.click(screen.getByRole('radio', { name: /I eat everything/ }));
    await userEvent.click(showButton());
    expect(within(await dialog()).getByText('저는 가리는 음식이 없습니다.')).toBeTruthy();
  });
});
