/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, createStore, useAtomValue } from 'jotai';
import { ListSearch } from '@/components/results/list-search';
import { ListSearchField } from '@/components/results/list-search-field';
import { AREAS } from '@/lib/areas';
import { listViewAtom } from '@/lib/client-store/list-view-atoms';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { EnglishMessages } from '../../helpers/english-messages';

const [area] = AREAS;
if (!area) throw new Error('AREAS is empty');
const ROWS = [
  { contentId: '1', title: '백제삼계탕', firstmenu: '삼계탕' },
  { contentId: '2', title: '하동관', firstmenu: '곰탕' },
];

function List() {
  const { textFilter } = useAtomValue(listViewAtom);
  return (
    <>
      <ListSearchField />
      <p role="status">{textFilter ? <ListSearch /> : null}</p>
      <ul>
        {ROWS.filter(({ contentId }) => textFilter?.ids?.has(contentId) ?? true).map(
          ({ contentId, title }) => (
            <li key={contentId}>{title}</li>
          ),
        )}
      </ul>
    </>
  );
}

describe('the search field of the list', () => {
  it('filters the list, and shows all of it with the focus kept when cleared', async () => {
    const store = createStore();
    store.set(storeResultsAtom, {
      search: { origin: area, radius: 1000, need: { kind: 'any' } },
      ...{ restaurants: ROWS, firstPage: ROWS, total: 2 },
    });
    const user = userEvent.setup();
    render(
      <Provider store={store}>
        <List />
      </Provider>,
      { wrapper: EnglishMessages },
    );
    const field = screen.getByRole('searchbox', { name: 'Search for a dish or place' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(field, 'samgetang');
    await waitFor(() => expect(screen.queryByText('하동관')).toBeNull());
    expect(screen.getByRole('listitem').textContent).toBe('백제삼계탕');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
