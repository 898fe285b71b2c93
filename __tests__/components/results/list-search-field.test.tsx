/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListSearchField } from '@/components/results/list-search-field';
import { useListSearch } from '@/components/results/use-list-search';
import { EnglishMessages } from '../../helpers/english-messages';

const ROWS = [
  { contentId: '1', title: '백제삼계탕', firstmenu: '삼계탕' },
  { contentId: '2', title: '하동관', firstmenu: '곰탕' },
];

function List() {
  const [text, setText] = useState('');
  const { rows, status } = useListSearch(ROWS, text);
  return (
    <>
      <ListSearchField value={text} onChange={setText} status={status} />
      <ul>
        {rows.map(({ contentId, title }) => (
          <li key={contentId}>{title}</li>
        ))}
      </ul>
    </>
  );
}

describe('the search field of the list', () => {
  it('filters the list, shows the count, and keeps the focus when cleared', async () => {
    const user = userEvent.setup();
    render(<List />, { wrapper: EnglishMessages });
    const field = screen.getByRole('searchbox', { name: 'Search for a dish or place' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(field, 'samgetang');
    expect(await screen.findByText('1 of 2 places')).toBe(screen.getByRole('status'));
    expect(screen.getByRole('listitem').textContent).toBe('백제삼계탕');
    await user.clear(field);
    await user.type(field, 'pizza');
    await screen.findByText('No dish or place matches “pizza”.');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
