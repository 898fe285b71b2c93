/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within, type MatcherFunction } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { CardBackLink } from '@/components/staff-card/card-back-link';
import { StaffCard } from '@/components/staff-card/staff-card';
import { ProfileFields } from '@/components/diet-profile/profile-fields';
import { sessionAtom } from '@/lib/session/session-atoms';
import { chooseVeganAtom, toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { readProfile } from '@/lib/client-store/diet-profile';
import { PARTY_KEY } from '@/lib/client-store/party-key';
import { setWizardPreferenceAtom } from '@/lib/client-store/search-needs-atoms';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import { changeListViewAtom } from '@/lib/client-store/list-view-atoms';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { cardOriginAtom } from '@/lib/staff-card/card-atoms';
import { EnglishMessages } from '../../helpers/english-messages';

/** Matches a Korean sentence, whose foods are elements of their own. */
const korean =
  (pattern: RegExp): MatcherFunction =>
  (_text, element) =>
    element?.tagName === 'P' &&
    element.getAttribute('lang') === 'ko' &&
    pattern.test(element.textContent ?? '');

const PROFILE_KEY = 'kioot.profile.v1';

/** Stand-ins for modal dialogs and the wake lock, which jsdom lacks. */
function mockDialogs() {
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

function mockWakeLock() {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { request, release };
}

/** Renders the screen in a new tab: the session is read from storage, as after a reload. */
function renderCard() {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  const view = render(
    <Provider store={store}>
      <CardBackLink />
      <StaffCard allergies={<ProfileFields />} />
    </Provider>,
    { wrapper: EnglishMessages },
  );
  return { store, ...view };
}

const showButton = () => screen.getByRole('button', { name: 'Show full screen' });
const dialog = () => screen.findByRole('dialog', { name: 'Dietary card' });

beforeEach(() => {
  mockDialogs();
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

describe('the full-screen card', () => {
  async function showVegan() {
    const view = renderCard();
    await userEvent.click(screen.getByRole('radio', { name: /Strict vegan/ }));
    await userEvent.click(showButton());
    await dialog();
    return view;
  }

  it('keeps the screen awake while it is open, again after the page was hidden', async () => {
    const { request, release } = mockWakeLock();
    await showVegan();
    expect(request).toHaveBeenCalledTimes(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens without support for wake locks', async () => {
    await showVegan();
    expect(await dialog()).toBeTruthy();
  });

  it('lets the staff tap an answer and change it', async () => {
    await showVegan();
    const [yes, no] = within(
      within(await dialog()).getByRole('group', { name: 'Answers for staff' }),
    ).getAllByRole('button');
    if (!yes || !no) throw new Error('The card has fewer than two answers');
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

  it('goes back when it is closed, unless a link opened it', async () => {
    const { unmount } = await showVegan();
    expect(window.location.hash).toBe('#show');
    await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
    unmount();

    window.history.replaceState(null, '', '/card#show');
    const length = window.history.length;
    renderCard();
    await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
    expect(window.location.pathname + window.location.hash).toBe('/card');
    expect(window.history.length).toBe(length);
  });

  it('stays closed for a link while no choice was made', () => {
    window.history.replaceState(null, '', '/card#show');
    renderCard();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the choice of the wizard', async () => {
    const { store, unmount } = renderCard();
    act(() => {
      store.set(toggleMeatAtom, 'halal');
      store.set(setWizardPreferenceAtom);
    });
    await userEvent.click(showButton());
    unmount();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/card');
    renderCard();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /halal/ }).checked).toBe(true);
  });

  it('speaks for everyone at the table, or for the one who is chosen', async () => {
    const profile = { wish: { kind: 'any' }, allergies: ['peanut', 'egg'], severe: ['peanut'] };
    window.localStorage.setItem(PROFILE_KEY, JSON.stringify({ wish: { kind: 'any' } }));
    const people = [
      { id: 'me', nickname: '' },
      { id: 'mia', nickname: 'Mia', profile },
      { id: 'ben', nickname: 'Ben', profile: { wish: { kind: 'halal' } } },
    ];
    window.localStorage.setItem(PARTY_KEY, JSON.stringify({ people }));
    window.history.replaceState(null, '', '/card#show');
    renderCard();
    const card = within(await dialog());
    expect(card.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
      'Mia',
      'Ben',
    ]);
    expect(card.getByText(korean(/땅콩과 계란 알레르기가 있는 사람이/)).lang).toBe('ko');
    expect(card.queryByText(/가리는 음식이 없/)).toBeNull();
    const choices = within(screen.getByRole('group', { name: 'Who is it for?' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Our table',
      'Mia',
      'Ben',
    ]);
    await userEvent.click(choices.getByRole('button', { name: 'Mia' }));
    expect(card.queryByText(korean(/돼지고기나 술/))).toBeNull();
    expect(card.getByText(korean(/땅콩과 계란 알레르기가/))).toBeTruthy();
  });

  describe('reading aloud', () => {
    const spoken: { text: string; lang: string }[] = [];
    const cancel = jest.fn();
    let last: { onend?: () => void } | undefined;

    function giveSpeech(...langs: string[]) {
      spoken.length = 0;
      const voices = langs.map((lang) => ({ lang }));
      Object.assign(window, {
        SpeechSynthesisUtterance: class {
          constructor(readonly text: string) {}
        },
        speechSynthesis: Object.assign(new EventTarget(), {
          getVoices: () => voices,
          cancel,
          speak: (utterance: { text: string; lang: string; onend?: () => void }) => {
            spoken.push({ text: utterance.text, lang: utterance.lang });
            last = utterance;
          },
        }),
      });
    }
    afterEach(() => {
      Reflect.deleteProperty(window, 'speechSynthesis');
      cancel.mockClear();
    });

    it('reads every sentence in Korean, and stops on a tap or at the end', async () => {
      giveSpeech('en-US', 'ko_KR');
      await showVegan();
      await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
      expect(spoken[0]).toEqual({ text: '저는 엄격한 채식주의자(비건)입니다.', lang: 'ko-KR' });
      expect(spoken.at(-1)?.text).toMatch(/^그 음식을/);
      expect(spoken).toHaveLength(9);
      act(() => last?.onend?.());
      await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
      await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
      expect(cancel).toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
    });

    it('stops when the card is closed', async () => {
      giveSpeech('ko-KR');
      await showVegan();
      cancel.mockClear();
      await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
      await waitFor(() => expect(cancel).toHaveBeenCalled());
    });

    it.each([
      ['no Korean voice', () => giveSpeech('en-US', 'kok-IN')],
      ['no voice at all', () => undefined],
    ])('shows a hint when the phone has %s', async (_name, give) => {
      give();
      await showVegan();
      expect(screen.getByText('This phone doesn’t have a Korean voice.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
    });
  });
});
