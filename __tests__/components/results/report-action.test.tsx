/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { PendingReportSender } from '@/components/results/pending-report-sender';
import { ReportAction } from '@/components/results/report-action';
import { PENDING_REPORTS_KEY } from '@/lib/store/pending-reports-text';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { EnglishMessages } from '../../helpers/english-messages';
import { toJsonResponse } from '../../helpers/json-response';
import { mockDialogs } from '../../helpers/mock-dialogs';

const RESTAURANT: PlaceCard = { contentId: '133525', title: '하동관', title_eng: 'Hadonggwan' };
const DISHES = [
  { ko: '곰탕', en: 'Beef bone soup' },
  { ko: '수육', en: 'Boiled beef' },
];

const sent: unknown[] = [];
let respond: (init: RequestInit | undefined) => Promise<Response>;
let isOnline: boolean;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/places/133525');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  sent.length = 0;
  respond = () => Promise.resolve(toJsonResponse({ stored: true }));
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: (_url: string, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
      return isOnline ? respond(init) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  mockDialogs();
});

function renderAction({ canStoreReports = true, dishes = DISHES } = {}) {
  render(
    <Provider>
      <ReportAction {...{ restaurant: RESTAURANT, dishes, canStoreReports }} seen={['Open']}>
        Something wrong?
      </ReportAction>
      <PendingReportSender />
    </Provider>,
    { wrapper: EnglishMessages },
  );
  return userEvent.setup();
}

async function openSheet(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Something wrong?' }));
  return within(await screen.findByRole('dialog', { name: 'What’s wrong?' }));
}

const readQueue = () => JSON.parse(localStorage.getItem(PENDING_REPORTS_KEY) ?? '[]');

describe('the form for a mistake', () => {
  it('sends the place and the mistake after two taps, and nothing else', async () => {
    const user = renderAction();
    const sheet = await openSheet(user);
    expect(sheet.getByText('Hadonggwan')).toBeDefined();
    const kinds = within(sheet.getByRole('group', { name: 'What’s wrong?' }));
    expect(kinds.getAllByRole('radio')).toHaveLength(5);
    await user.click(kinds.getByRole('radio', { name: 'It has closed for good' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(sheet.getByRole('status').textContent).toBe('Thank you. We’ll check it.'),
    );
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        ...{ contentId: '133525', kind: 'closed', dish: null, note: null },
      },
    ]);
    expect(sheet.queryByRole('button', { name: 'Send report' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks which dish, and takes a note of at most 500 letters', async () => {
    const user = renderAction();
    const sheet = await openSheet(user);
    expect(sheet.queryByRole('combobox')).toBeNull();
    await user.click(sheet.getByRole('radio', { name: 'A dish isn’t what we say' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Which dish?' }), '곰탕');
    const note = sheet.getByRole('textbox', { name: 'Anything to add? (optional)' });
    expect(note.getAttribute('maxlength')).toBe('500');
    await user.type(note, ' Has milk ');
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    await sheet.findByText('Thank you. We’ll check it.');
    expect(sent).toEqual([
      expect.objectContaining({ kind: 'dish', dish: '곰탕', note: 'Has milk' }),
    ]);
  });

  it('sends no dish with another mistake', async () => {
    const user = renderAction();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'A dish isn’t what we say' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Which dish?' }), '곰탕');
    await user.click(sheet.getByRole('radio', { name: 'The hours' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    await sheet.findByText('Thank you. We’ll check it.');
    expect(sent).toEqual([expect.objectContaining({ kind: 'hours', dish: null })]);
  });

  it('sends nothing before a mistake is chosen', async () => {
    const user = renderAction();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    expect(sent).toEqual([]);
  });

  it.each([
    [503, 'Your report didn’t get through.'],
    [429, 'We’re getting a lot of reports right now.'],
  ])('offers a mail and another attempt with the same id after %d', async (status, text) => {
    respond = () => Promise.resolve(toJsonResponse({}, status));
    const user = renderAction();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'The hours' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    const alert = await sheet.findByRole('alert');
    expect(alert.textContent).toContain(text);
    const mail = within(alert).getByRole('link', { name: 'write an e-mail' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:/);
    expect(readQueue()).toEqual([]);
    respond = () => Promise.resolve(toJsonResponse({ stored: true }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    await sheet.findByText('Thank you. We’ll check it.');
    const [first, second] = sent;
    expect(second).toEqual(first);
  });
});

describe('a report without a connection', () => {
  async function reportOffline(user: ReturnType<typeof userEvent.setup>) {
    isOnline = false;
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'The hours' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(sheet.getByRole('status').textContent).toContain('waits on this phone'),
    );
    return sheet;
  }

  it('waits on the phone, says so, and is sent once the site is reachable', async () => {
    const user = renderAction();
    const sheet = await reportOffline(user);
    expect(readQueue()).toEqual([expect.objectContaining({ contentId: '133525', kind: 'hours' })]);
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^Waiting for a connection: The hours/)).toBeDefined();
    expect(sent).toEqual([]);

    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem(PENDING_REPORTS_KEY)).toBeNull());
    expect(screen.queryByText(/^Waiting for a connection/)).toBeNull();
  });

  it('can be canceled, in the form and on the page', async () => {
    const user = renderAction();
    const sheet = await reportOffline(user);
    await user.click(sheet.getByRole('button', { name: 'Don’t send it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readQueue()).toEqual([]);

    const again = await reportOffline(user);
    await user.click(again.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Don’t send it' }));
    expect(screen.queryByText(/^Waiting for a connection/)).toBeNull();
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sent).toEqual([]);
    expect(localStorage.getItem(PENDING_REPORTS_KEY)).toBeNull();
  });

  it('does not claim to wait where the phone cannot store it', async () => {
    const user = renderAction();
    const sheet = await openSheet(user);
    isOnline = false;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(sheet.getByRole('radio', { name: 'The hours' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    expect((await sheet.findByRole('alert')).textContent).toContain('didn’t get through');
  });

  it('is dropped when the server refuses it, and kept when the server fails', async () => {
    const toStored = (digit: string) => ({
      ...{ id: digit.repeat(32), contentId: '1', kind: 'menu', dish: null, note: null },
    });
    localStorage.setItem(
      PENDING_REPORTS_KEY,
      JSON.stringify([toStored('1'), { kind: 'nonsense' }, toStored('2'), toStored('3')]),
    );
    const statuses = [400, 200, 500];
    respond = (init) =>
      Promise.resolve(
        toJsonResponse({}, init?.method === 'POST' ? (statuses.shift() ?? 500) : 200),
      );
    renderAction();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(readQueue()).toEqual([toStored('3')]));
    expect(sent).toHaveLength(3);
  });
});

it('is a mail link without a database', () => {
  renderAction({ canStoreReports: false });
  const link = screen.getByRole('link', { name: 'Something wrong?' });
  expect(link.getAttribute('href')).toMatch(/^mailto:.*133525/);
  expect(screen.queryByRole('button')).toBeNull();
});
