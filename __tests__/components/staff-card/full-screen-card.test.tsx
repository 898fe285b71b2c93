/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { PARTY_KEY } from '@/lib/client-store/party-key';
import { setWizardPreferenceAtom } from '@/lib/client-store/search-needs-atoms';
import { dialog, korean, renderCard, resetPhone, showButton } from '../../helpers/card-screen';

const PROFILE_KEY = 'kioot.profile.v1';

function mockWakeLock() {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { request, release };
}

resetPhone();

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
