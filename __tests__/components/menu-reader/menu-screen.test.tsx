/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import * as v from 'valibot';
import { MenuScreen } from '@/components/menu-reader/menu-screen';
import { ReaderContext } from '@/components/menu-reader/use-reader';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import {
  MenuReaderError,
  createMenuReader,
  type MenuDish,
  type PhoneReader,
  type ReadDish,
} from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { runMenu } from '@/scripts/menu/run-menu';
import { captureOutput } from '../../helpers/capture-output';
import { EnglishMessages } from '../../helpers/english-messages';

const reader = createMenuReader(getLexicon());
const toMenuDish = (dish: ReadDish, photo: number | null): MenuDish => ({
  ...dish,
  ...reader.getDish(dish.ko),
  photo,
});
const toDish = (ko: string, more: Partial<ReadDish> = {}): ReadDish => ({
  ...{ ko, read: ko, price: null, certain: true, others: [], box: null },
  ...more,
});

type ReadPhotos = PhoneReader['readPhotos'];

/** Phone reader without a worker; the test supplies the recognized photos. */
function toPhoneReader(readPhotos: ReadPhotos): PhoneReader {
  return {
    readText: (text) =>
      Promise.resolve(reader.readText(text).map((dish) => toMenuDish(dish, null))),
    readPhotos,
    getDishes: (names) => Promise.resolve(names.map(reader.getDish)),
    suggest: (typed) => Promise.resolve(reader.suggest(typed, 6)),
    prepare: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** Stores the people who eat with the visitor. */
const storeGuests = (guests: readonly Partial<DietProfile>[]) =>
  localStorage.setItem(
    'kioot.party.v1',
    JSON.stringify({
      people: [EMPTY_PROFILE, ...guests].map((profile, at) => ({
        ...{ id: String(at), nickname: '' },
        profile: { ...EMPTY_PROFILE, ...profile },
      })),
    }),
  );

function renderScreen({
  profile = { wish: { kind: 'strictVegan' } },
  readPhotos = () => Promise.reject(new Error('No photo was meant.')),
}: { profile?: Partial<DietProfile>; readPhotos?: ReadPhotos } = {}) {
  localStorage.setItem('kioot.profile.v1', JSON.stringify({ ...EMPTY_PROFILE, ...profile }));
  const phoneReader = toPhoneReader(readPhotos);
  render(
    <Provider>
      <ReaderContext value={() => Promise.resolve(phoneReader)}>
        <MenuScreen parts={null}>Show me the menu.</MenuScreen>
      </ReaderContext>
    </Provider>,
    { wrapper: EnglishMessages },
  );
  return { user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Dishes' })).getAllByRole('listitem');
const names = async () =>
  (await rows()).map((row) => row.querySelector('[lang=ko]')?.textContent ?? '');

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(await button('Paste'));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Menu text' }), {
    target: { value: text },
  });
  await user.click(await button('Read the text'));
}

const photo = new File(['light'], 'menu.jpg', { type: 'image/jpeg' });
const pick = async (files: File[]) =>
  fireEvent.change(await screen.findByLabelText(/^(?:Choose|Add) photos$/), { target: { files } });

beforeEach(() => {
  localStorage.clear();
  // An open order or card stands in it.
  window.history.replaceState(null, '', '/');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('a pasted menu', () => {
  it('is sorted by verdict or as written, with a text and counts of the verdicts', async () => {
    const { user } = renderScreen();
    await paste(user, '제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000');
    expect(await names()).toEqual(['공기밥', '산채비빔밥', '제육볶음']);
    expect((await rows()).map((row) => row.dataset.verdict)).toEqual(['yes', 'ask', 'no']);
    const [rice, bibimbap, pork] = (await rows()).map((row) => row.textContent);
    expect(rice).toContain('Fits');
    expect(rice).toContain('₩1,000');
    expect(bibimbap).toContain(
      'Ask first: Does it contain egg, beef, fish sauce, pork, salted shrimp or oyster sauce?',
    );
    expect(pork).toContain('Not for you: Pork');
    // A screen reader moves from button to button: each says its verdict.
    const described = (await rows())[2]?.querySelector('button')?.getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toContain('Not for you: Pork');
    expect(screen.getByText('1 OK for you, 1 to ask about, 1 not for you')).toBeTruthy();
    expect(screen.queryByText('3 dishes')).toBeNull();
    expect(screen.queryByText('Your photo stays on this phone.')).toBeNull();
    await user.click(await button('Menu order'));
    expect(await names()).toEqual(['제육볶음', '산채비빔밥', '공기밥']);
  });

  it.each<[string, Partial<DietProfile>, Partial<DietProfile>[]]>([
    ['halal', { wish: { kind: 'halal' } }, []],
    ['a table with someone halal', {}, [{ wish: { kind: 'halal' } }]],
  ])('puts dishes of pork last for %s', async (_, profile, guests) => {
    if (guests.length > 0) storeGuests(guests);
    const { user } = renderScreen({ profile });
    await paste(user, '제육볶음\n바지락술찜\n된장찌개\n우엉차');
    expect((await rows()).map((row) => row.dataset.verdict)).toEqual([
      ...['unknown', 'unknown', 'no', 'no'],
    ]);
    expect(await names()).toEqual(['된장찌개', '우엉차', '제육볶음', '바지락술찜']);
  });

  it('names the words of a dish that are not understood', async () => {
    const { user } = renderScreen();
    await paste(user, '크리미 아메리카노\n공기밥');
    const open = async (name: RegExp) => {
      await user.click(await button(name));
      return (await rows()).find((row) => row.querySelector('dl'))?.textContent;
    };
    expect(await open(/Americano/)).toContain(
      'I don’t know 크리미. It could mean any ingredient: ask.',
    );
    await user.click(await button(/Americano/));
    expect(await open(/Rice/)).not.toContain('I don’t know');
  });

  it('adds exactly the uncertain dishes to the staff card', async () => {
    const { user } = renderScreen();
    await paste(user, '제육볶음\n산채비빔밥\n공기밥');
    await user.click(await button('Ask about these in Korean'));
    const card = await screen.findByRole('dialog', { name: 'Dietary card' });
    await waitFor(() => expect(within(card).getAllByText(/들어가나요/)).toHaveLength(1));
    const question = within(card).getByText(/들어가나요/);
    expect(question.textContent).toMatch(/^산채비빔밥에 계란, .*들어가나요\?$/);
  });

  it('has no verdicts without a diet', async () => {
    const { user } = renderScreen({ profile: {} });
    await paste(user, '제육볶음\n공기밥');
    expect((await rows()).map((row) => row.dataset.verdict)).toEqual([undefined, undefined]);
    expect(screen.queryByText(/you can eat/)).toBeNull();
    expect(screen.getAllByText('2 dishes')).toHaveLength(1);
    const links = screen.getAllByRole('link', { name: 'Tell me what you eat' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/card', '/card']);
    expect(screen.queryByRole('button', { name: 'Ask about these in Korean' })).toBeNull();
  });

  it('shows an error without any dish, and keeps the text', async () => {
    const { user } = renderScreen();
    await paste(user, '1234');
    expect((await screen.findByRole('alert')).textContent).toContain('I couldn’t find any dishes.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Menu text' }).value).toBe(
      '1234',
    );
  });
});

const printedSchema = v.strictTuple([
  v.object({ dishes: v.array(v.object({ ko: v.string(), verdict: v.string() })) }),
]);

// The command line reads files with it; jsdom has none.
Object.assign(globalThis, { TextDecoder });

/** Verdicts that the command line prints for a text. */
async function printVerdicts(
  text: string,
  profile: string,
): Promise<[ko: string, verdict: string][]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'menu-'));
  const file = path.join(folder, 'menu.txt');
  writeFileSync(file, text);
  const { stdout } = await captureOutput(() => runMenu(['read', file, '--profile', profile]));
  rmSync(folder, { recursive: true });
  const [{ dishes }] = v.parse(printedSchema, JSON.parse(stdout));
  return dishes.map(({ ko, verdict }) => [ko, verdict]);
}

it.each([
  ['halal', { wish: { kind: 'halal' } }],
  ['strictVegan,peanut', { wish: { kind: 'strictVegan' }, allergies: ['peanut'] }],
  ['peanut:deadly,milk', { allergies: ['milk', 'peanut'], severe: ['peanut'] }],
] satisfies [string, Partial<DietProfile>][])(
  'shows the verdicts of the command line for %s',
  async (profileText, profile) => {
    const text =
      '제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000\n공기법 1,000\n소주\n땅콩국수\n뷁뷁 3,000';
    const { user } = renderScreen({ profile });
    await paste(user, text);
    await user.click(await button('Menu order'));
    const verdicts = (await rows()).map((row) => row.dataset.verdict);
    expect((await names()).map((ko, index) => [ko, verdicts[index]])).toEqual(
      await printVerdicts(text, profileText),
    );
  },
  30_000,
);

it('shows a notice to always ask when an allergy is severe', async () => {
  const { user } = renderScreen({ profile: { allergies: ['peanut'], severe: ['peanut'] } });
  await paste(user, '오렌지\n땅콩빵');
  expect(await screen.findByText('Your allergy is severe: always ask')).toBeTruthy();
  expect((await rows()).map((row) => row.dataset.verdict)).toEqual(['ask', 'no']);
});

it('shows the verdict of a typed dish before it is chosen by keyboard', async () => {
  const { user } = renderScreen();
  await user.click(await button('Type'));
  const field = await screen.findByRole('combobox', { name: 'A dish on the menu' });
  await user.type(field, '제육볶음');
  const option = await screen.findByRole('option', { name: /제육볶음 · not for you$/ });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(option.id));
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['제육볶음']);
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it.each([
  ['물냉면 제육볶음 된장찌개', ['물냉면', '제육볶음', '된장찌개']],
  ['돼지 김치찌개', ['돼지 김치찌개']],
  ['매운 갈비찜', ['매운 갈비찜']],
])('adds each dish of a text without separators: %s', async (text, dishes) => {
  const { user } = renderScreen({ profile: {} });
  await user.click(await button('Type'));
  const field = await screen.findByRole('combobox', { name: 'A dish on the menu' });
  fireEvent.change(field, { target: { value: text } });
  const add = await button(`Add ${dishes.join(', ')}`);
  // Several items of a flexible row would stand beside each other.
  expect(add.childNodes).toHaveLength(1);
  await user.click(add);
  expect(await names()).toEqual(dishes);
});

it('chooses no outdated option when Enter is faster than the lookup, but the one it waits for', async () => {
  const { user } = renderScreen();
  await user.click(await button('Type'));
  const field = await screen.findByRole('combobox', { name: 'A dish on the menu' });
  await user.type(field, '공기밥');
  await screen.findByRole('option', { name: /공기밥 · fits$/ });
  // Synchronous, to leave no time for a lookup between typing and Enter.
  fireEvent.change(field, { target: { value: '공기밥제육볶음' } });
  fireEvent.submit(field);
  expect(screen.queryByRole('list', { name: 'Dishes' })).toBeNull();
  expect(await names()).toEqual(['공기밥제육볶음']);
  expect((field as HTMLInputElement).value).toBe('');
});

it('forgets an Enter when the text is changed before its dishes are found', async () => {
  const { user } = renderScreen();
  await user.click(await button('Type'));
  const field = await screen.findByRole('combobox', { name: 'A dish on the menu' });
  fireEvent.change(field, { target: { value: '공기' } });
  fireEvent.submit(field);
  fireEvent.change(field, { target: { value: '공기밥' } });
  await screen.findByRole('option', { name: /공기밥 · fits$/ });
  expect(screen.queryByRole('list', { name: 'Dishes' })).toBeNull();
});

describe('a photo of a menu', () => {
  const box = [10, 20, 200, 40] as const;
  const photoSize = { width: 400, height: 300 };
  const toReading = (...dishes: ReadDish[]): Awaited<ReturnType<ReadPhotos>> => ({
    photos: [photoSize],
    dishes: dishes.map((dish) => toMenuDish({ ...dish, box }, 0)),
  });

  it('links the box of each dish to its row and back', async () => {
    const { user } = renderScreen({
      readPhotos: () => Promise.resolve(toReading(toDish('제육볶음'))),
    });
    await pick([photo]);
    await user.click(await button(/^Stir-fried Pork: not for you$/i));
    const [row] = await rows();
    const name = within(row as HTMLElement).getByRole('button', { expanded: false });
    expect(document.activeElement).toBe(name);
    await user.click(name);
    await user.click(await button('Show in the photo'));
    expect(document.activeElement?.id).toBe('box-0');
  });

  it('asks about an uncertain dish until the visitor picks a candidate', async () => {
    const rice = toDish('공기밥', { certain: false, others: ['제육볶음'], read: '공7l밥' });
    const { user } = renderScreen({ readPhotos: () => Promise.resolve(toReading(rice)) });
    await pick([photo]);
    const [row] = await rows();
    expect(row?.dataset.verdict).toBe('ask');
    expect(await screen.findByAltText('As written in the photo')).toBeTruthy();
    await user.click(await button(/It says 제육볶음/));
    expect((await rows())[0]?.dataset.verdict).toBe('no');
    expect(screen.queryByText('I’m not sure I read this right')).toBeNull();
  });

  it('shows the picture of letters that are no word, and neither orders nor asks about them', async () => {
    const noise = toDish('씨120드채', { certain: false });
    const { user } = renderScreen({
      readPhotos: () => Promise.resolve(toReading(noise, toDish('모둠한상'))),
    });
    await pick([photo]);
    const row = (await rows()).find((item) => item.textContent?.includes('I can’t read this'));
    expect(row?.textContent).not.toMatch(/120|씨/);
    expect(within(row as HTMLElement).getByAltText('As written in the photo')).toBeTruthy();
    expect(within(row as HTMLElement).queryByRole('button', { name: /It says/ })).toBeNull();
    await user.click(await button('Order in Korean'));
    const order = await screen.findByRole('dialog', { name: 'Your order in Korean' });
    expect(within(order).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows an uncertain dish without others as uncertain, not as a choice', async () => {
    const rice = toDish('공기밥', { certain: false });
    renderScreen({ readPhotos: () => Promise.resolve(toReading(rice)) });
    await pick([photo]);
    expect(await screen.findByText('I’m not sure I read this right')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /It says/ })).toBeNull();
  });

  it('stays with an error and a retry when it cannot be read', async () => {
    const readPhotos = jest
      .fn<ReadPhotos>()
      .mockRejectedValueOnce(new MenuReaderError('stopped', 'gone'))
      .mockResolvedValueOnce(toReading(toDish('공기밥')));
    const { user } = renderScreen({ readPhotos });
    await pick([photo]);
    expect((await screen.findByRole('alert')).textContent).toContain('ran out of memory');
    expect(screen.getByAltText('Your photo')).toBeTruthy();
    await user.click(await button('Try again'));
    expect(await names()).toEqual(['공기밥']);
    expect(readPhotos.mock.calls.map(([photos]) => photos)).toEqual([[photo], [photo]]);
    expect(screen.queryByAltText('Your photo')).toBeNull();
  });

  it('shows the progress, and stops when it is canceled', async () => {
    let receivedSignal: AbortSignal | undefined;
    const { user } = renderScreen({
      readPhotos: (_photos, { signal, onProgress }) => {
        receivedSignal = signal;
        act(() => onProgress({ step: 'reading', share: 0.5, photo: 1 }));
        return new Promise(() => undefined);
      },
    });
    await pick([photo, photo]);
    const bar = await screen.findByRole('progressbar', { name: 'Reading photo 2 of 2' });
    expect(bar.getAttribute('value')).toBe('0.5');
    await user.click(await button('Cancel'));
    expect(receivedSignal?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Dishes' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('changes nothing when no file is chosen', async () => {
    const { user } = renderScreen();
    await paste(user, '공기밥');
    await user.click(await button('Photo'));
    await pick([]);
    expect(await names()).toEqual(['공기밥']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
