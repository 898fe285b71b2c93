/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { BackLink } from '@/components/card/back-link';
import { StaffCard } from '@/components/card/staff-card';
import { chooseVeganAtom, sessionAtom, tapMeatAtom } from '@/lib/session/atoms';
import { storeResultsAtom } from '@/lib/kept/result-atoms';

const CARD_KEY = 'kioot.staff-card.v1';

/** jsdom has no modal dialogs and no wake lock; these do what the browser's own do, as far as the card can tell. */
function giveDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

function giveWakeLock() {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { request, release };
}

/** The screen in a tab of its own: the session is that of the browser's storage, as after a reload. */
function openCard() {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  const view = render(
    <Provider store={store}>
      <BackLink />
      <StaffCard />
    </Provider>,
  );
  return { store, ...view };
}

const showButton = () => screen.getByRole('button', { name: 'Show it full screen' });
const dialog = () => screen.getByRole('dialog', { name: 'Card for the staff' });

beforeEach(() => {
  giveDialogs();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/card');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const NOTHING_FOUND = {
  search: { origin: { mapx: 127, mapy: 37.5 }, radius: 500, need: { kind: 'lactoOvo' } },
  ...{ restaurants: [], firstPage: [], total: 0 },
} as const;

describe('the form', () => {
  it('asks for a choice first', async () => {
    openCard();
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Choose what you eat first',
    });
    expect(button.disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Only some meats/ }));
    expect(button.textContent).toBe('Choose at least one meat');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Duck' }));
    expect(showButton()).toBe(button);
    expect(screen.getByText(/오리고기만 먹습니다/).lang).toBe('ko');
  });

  it('keeps the choice on the phone', async () => {
    const { unmount } = openCard();
    await userEvent.click(screen.getByRole('radio', { name: /halal/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Peach' }));
    unmount();
    openCard();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /halal/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Peach' }).checked).toBe(true);
  });

  it('starts from the wizard, and leaves the wizard alone', async () => {
    const { store } = openCard();
    act(() => {
      store.set(tapMeatAtom, 'vegetarian');
      store.set(chooseVeganAtom, 'lactoOvo');
      store.set(storeResultsAtom, NOTHING_FOUND);
    });
    expect(screen.getByText('저는 채식주의자입니다.').lang).toBe('ko');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/results');

    await userEvent.click(screen.getByRole('radio', { name: /halal/ }));
    expect(store.get(sessionAtom).userPref).toEqual({ meats: ['vegetarian'], vegan: ['lactoOvo'] });

    act(() => store.set(storeResultsAtom, NOTHING_FOUND));
    expect(screen.getByText('저는 채식주의자입니다.').lang).toBe('ko');
  });

  it.each([
    ['rubbish', () => window.localStorage.setItem(CARD_KEY, '{"preference":')],
    ['another shape', () => window.localStorage.setItem(CARD_KEY, '[1]')],
    [
      'no room',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'a lock',
      () =>
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
    ],
  ])('works with a storage that has %s', async (_name, breakStorage) => {
    breakStorage();
    openCard();
    await userEvent.click(screen.getByRole('radio', { name: /I eat everything/ }));
    await userEvent.click(showButton());
    expect(within(dialog()).getByText('저는 가리는 음식이 없습니다.')).toBeTruthy();
  });
});

describe('the full screen', () => {
  async function showVegan() {
    const view = openCard();
    await userEvent.click(screen.getByRole('radio', { name: /Strict vegan/ }));
    await userEvent.click(showButton());
    return view;
  }

  it('keeps the screen awake while it is open, again after the phone was put away', async () => {
    const { request, release } = giveWakeLock();
    await showVegan();
    expect(request).toHaveBeenCalledTimes(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens where there is no wake lock', async () => {
    await showVegan();
    expect(dialog()).toBeTruthy();
  });

  it('lets the staff answer by a tap, and change it', async () => {
    await showVegan();
    const [yes, no] = within(
      within(dialog()).getByRole('group', { name: 'Answers for the staff' }),
    ).getAllByRole('button');
    if (!yes || !no) throw new Error('There are no answers');
    await userEvent.click(yes);
    expect(yes.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(no);
    expect([yes, no].map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    await userEvent.click(no);
    expect(no.getAttribute('aria-pressed')).toBe('false');
  });

  it('goes back in the history when it is closed, and stays on the card when a link opened it', async () => {
    const { unmount } = await showVegan();
    expect(window.location.hash).toBe('#show');
    await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
    unmount();

    window.history.replaceState(null, '', '/card#show');
    const length = window.history.length;
    openCard();
    await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
    expect(window.location.pathname + window.location.hash).toBe('/card');
    expect(window.history.length).toBe(length);
  });

  it('stays closed for a link when there is nothing to show', () => {
    window.history.replaceState(null, '', '/card#show');
    openCard();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what the wizard filled in once it was shown', async () => {
    const { store, unmount } = openCard();
    act(() => store.set(tapMeatAtom, 'halal'));
    await userEvent.click(showButton());
    unmount();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/card');
    openCard();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /halal/ }).checked).toBe(true);
  });
});
