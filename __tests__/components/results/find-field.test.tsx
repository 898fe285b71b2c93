/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FindField } from '@/components/results/find-field';
import { useFoundRows } from '@/components/results/use-found-rows';
import { InEnglish } from '../../helpers/in-english';

const ROWS = [
  { contentId: '1', title: '백제삼계탕', firstmenu: '삼계탕' },
  { contentId: '2', title: '하동관', firstmenu: '곰탕' },
];

function List() {
  const [text, setText] = useState('');
  const { rows, status } = useFoundRows(ROWS, text);
  return (
    <>
      <FindField value={text} onChange={setText} status={status} />
      <ul>
        {rows.map(({ contentId, title }) => (
          <li key={contentId}>{title}</li>
        ))}
      </ul>
    </>
  );
}

describe('the search field', () => {
  it('keeps what is found, says how much or that there is nothing, and is cleared with the focus kept', async () => {
    const user = userEvent.setup();
    render(<List />, { wrapper: InEnglish });
    const field = screen.getByRole('searchbox', { name: 'Find a dish or place' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(field, 'samgetang');
    expect(await screen.findByText('1 of 2 places')).toBe(screen.getByRole('status'));
    expect(screen.getByRole('listitem').textContent).toBe('백제삼계탕');
    await user.clear(field);
    await user.type(field, 'pizza');
    await screen.findByText('No dish or place sounds like “pizza”.');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
