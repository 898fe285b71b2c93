import { afterEach, beforeEach, jest } from '@jest/globals';
import { render, screen, type MatcherFunction } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { ProfileFields } from '@/components/diet-profile/profile-fields';
import { CardBackLink } from '@/components/staff-card/card-back-link';
import { StaffCard } from '@/components/staff-card/staff-card';
import { sessionAtom } from '@/lib/session/session-atoms';
import { EnglishMessages } from './english-messages';
import { mockDialogs } from './mock-dialogs';

/** Matches a Korean sentence, whose foods are elements of their own. */
export const korean =
  (pattern: RegExp): MatcherFunction =>
  (_text, element) =>
    element?.tagName === 'P' &&
    element.getAttribute('lang') === 'ko' &&
    pattern.test(element.textContent ?? '');

/** Renders the screen in a new tab: the session is read from storage, as after a reload. */
export function renderCard() {
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

export const showButton = () => screen.getByRole('button', { name: 'Show full screen' });
export const dialog = () => screen.findByRole('dialog', { name: 'Dietary card' });

/** Gives each test of a file a new phone. */
export function resetPhone(): void {
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
}
