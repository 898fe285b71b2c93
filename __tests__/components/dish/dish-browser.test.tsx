/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { DishBrowser } from '@/components/dish/dish-browser';
import { GroupList } from '@/components/dish/group-list';
import { getGroupPreviews, getIndexFile } from '@/lib/dish-index/index-files';
import { EnglishMessages } from '../../helpers/english-messages';

const requests: string[] = [];

/** Serves the files of the build. */
function serveFiles() {
  requests.length = 0;
  window.fetch = jest.fn((input: RequestInfo | URL) => {
    const path = String(input);
    requests.push(path);
    const content = getIndexFile(path.split('/').at(-1) ?? '');
    return Promise.resolve({ ok: true, json: () => Promise.resolve(content) } as Response);
  });
}

function renderBrowser() {
  render(
    <Provider store={createStore()}>
      <DishBrowser>
        <GroupList groups={getGroupPreviews(3)} />
      </DishBrowser>
    </Provider>,
    { wrapper: EnglishMessages },
  );
  return userEvent.setup();
}

const findRows = async () =>
  within(await screen.findByRole('region', { name: 'Dishes found' })).findAllByRole('listitem');

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/dishes');
  window.scrollTo = () => undefined;
  serveFiles();
});

describe('browsing dishes', () => {
  it('shows groups with links and loads nothing at first', () => {
    renderBrowser();
    expect(screen.getByRole('heading', { name: 'Noodles' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /김치찌개/ }).getAttribute('href')).toBe(
      '/dishes/kimchi-stew',
    );
    expect(requests).toEqual([]);
  });

  it('finds by initial consonants, and returns to the groups', async () => {
    const user = renderBrowser();
    await user.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'ㅂㅂㅂ');
    const [first] = await findRows();
    expect(first?.textContent).toContain('비빔밥');
    expect(requests).toEqual(['/dishes/search/en.json']);
    await user.click(screen.getByRole('button', { name: 'Back to all kinds' }));
    expect(screen.getByRole('heading', { name: 'Noodles' })).toBeTruthy();
  });

  it('opens a group with its commonest dishes, and more on demand', async () => {
    const user = renderBrowser();
    await user.click(screen.getByRole('link', { name: /^All \d+ ?: Soups$/ }));
    expect(window.location.search).toBe('?kind=soups');
    const rows = await findRows();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await findRows()).length).toBeGreaterThan(rows.length);
  });

  it('lists dishes that fit a need before those to ask about, and no others', async () => {
    const user = renderBrowser();
    await user.click(screen.getByRole('button', { name: 'Strict vegan' }));
    const verdicts = (await findRows()).map(({ textContent }) => /· (.*)$/.exec(textContent)?.[1]);
    expect(verdicts[0]).toBe('fits');
    expect(verdicts).toEqual(
      verdicts.toSorted((a, b) => (a === b ? 0 : a === 'fits' ? -1 : b === 'fits' ? 1 : 0)),
    );
    expect(new Set(verdicts).size).toBeLessThanOrEqual(2);
  });

  it('answers for the own diet, with the advice for a severe allergy', async () => {
    window.localStorage.setItem(
      'kioot.profile.v1',
      JSON.stringify({ wish: { kind: 'any' }, allergies: ['peanut'], severe: ['peanut'] }),
    );
    const user = renderBrowser();
    await user.click(await screen.findByRole('button', { name: /peanuts \(severe\)/i }));
    const rows = await findRows();
    // A severe allergy is never a sure yes.
    for (const row of rows) expect(row.textContent).toContain('ask first');
    expect(requests.toSorted()).toEqual(['/dishes/search/en.json', '/dishes/search/facts.json']);
  });
});
