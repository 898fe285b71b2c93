/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { MenuScreen } from '@/components/menu-reader/menu-screen';
import { ReaderContext } from '@/components/menu-reader/use-reader';
import { EMPTY_PROFILE, type Profile } from '@/lib/kept/profile';
import {
  MenuReaderError,
  createMenuReader,
  type MenuDish,
  type PhoneReader,
  type ReadDish,
} from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { InEnglish } from '../../helpers/in-english';

const reader = createMenuReader(getLexicon());
const know = (dish: ReadDish, photo: number | null): MenuDish => ({
  ...dish,
  ...reader.getDish(dish.ko),
  photo,
});
const toDish = (ko: string, more: Partial<ReadDish> = {}): ReadDish => ({
  ...{ ko, read: ko, price: null, certain: true, others: [], box: null },
  ...more,
});

type ReadPhotos = PhoneReader['readPhotos'];

/** The reader of the phone without its worker; what it sees in photos, the test says. */
function toPhoneReader(readPhotos: ReadPhotos): PhoneReader {
  return {
    readText: (text) => Promise.resolve(reader.readText(text).map((dish) => know(dish, null))),
    readPhotos,
    getDishes: (names) => Promise.resolve(names.map(reader.getDish)),
    suggest: (typed) => Promise.resolve(reader.suggest(typed, 6)),
    prepare: () => Promise.resolve(),
    close: () => undefined,
  };
}

function open({
  profile = { wish: { kind: 'strictVegan' } },
  readPhotos = () => Promise.reject(new Error('No photo was meant.')),
}: { profile?: Partial<Profile>; readPhotos?: ReadPhotos } = {}) {
  localStorage.setItem('kioot.profile.v1', JSON.stringify({ ...EMPTY_PROFILE, ...profile }));
  const phoneReader = toPhoneReader(readPhotos);
  render(
    <Provider>
      <ReaderContext value={() => Promise.resolve(phoneReader)}>
        <MenuScreen parts={null}>Show me the menu.</MenuScreen>
      </ReaderContext>
    </Provider>,
    { wrapper: InEnglish },
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
  fireEvent.change(await screen.findByRole('textbox', { name: 'The text of the menu' }), {
    target: { value: text },
  });
  await user.click(await button('Read the text'));
}

const photo = new File(['light'], 'menu.jpg', { type: 'image/jpeg' });
const pick = async (files: File[]) =>
  fireEvent.change(await screen.findByLabelText(/^(?:Choose|Add) photos$/), { target: { files } });

beforeEach(() => {
  localStorage.clear();
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

describe('a menu that was pasted', () => {
  it('stands with the best first or as it was written, each with its word, and is counted', async () => {
    const { user } = open();
    await paste(user, '제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000');
    expect(await names()).toEqual(['공기밥', '산채비빔밥', '제육볶음']);
    expect((await rows()).map((row) => row.dataset.verdict)).toEqual(['yes', 'ask', 'no']);
    const [rice, bibimbap, pork] = (await rows()).map((row) => row.textContent);
    expect(rice).toContain('Fits');
    expect(rice).toContain('₩1,000');
    expect(bibimbap).toContain('Ask: egg?');
    expect(pork).toContain('Not for you: Pork');
    expect(screen.getByText('1 you can eat, 1 to ask, 1 not')).toBeTruthy();
    expect(screen.getByText('3 dishes')).toBeTruthy();
    await user.click(await button('As on the menu'));
    expect(await names()).toEqual(['제육볶음', '산채비빔밥', '공기밥']);
  });

  it('is asked about on the card, exactly where there is a doubt', async () => {
    const { user } = open();
    await paste(user, '제육볶음\n산채비빔밥\n공기밥');
    await user.click(await button('Ask about these in Korean'));
    const card = await screen.findByRole('dialog', { name: 'Card for the staff' });
    await waitFor(() => expect(within(card).getAllByText(/들어가나요/)).toHaveLength(1));
    expect(within(card).getByText(/^산채비빔밥에 .*계란.*들어가나요\?$/)).toBeTruthy();
  });

  it('has no verdict for somebody who never said what they eat', async () => {
    const { user } = open({ profile: {} });
    await paste(user, '제육볶음\n공기밥');
    expect((await rows()).map((row) => row.dataset.verdict)).toEqual([undefined, undefined]);
    expect(screen.queryByText(/you can eat/)).toBeNull();
    const links = screen.getAllByRole('link', { name: 'Say what you eat' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/card', '/card']);
    expect(screen.queryByRole('button', { name: 'Ask about these in Korean' })).toBeNull();
  });

  it('without a dish says so, and the text stays', async () => {
    const { user } = open();
    await paste(user, '1234');
    expect((await screen.findByRole('alert')).textContent).toContain('I find no dish in it.');
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The text of the menu' }).value,
    ).toBe('1234');
  });
});

const printedSchema = v.strictTuple([
  v.object({ dishes: v.array(v.object({ ko: v.string(), verdict: v.string() })) }),
]);

/** What the command line prints of a text. */
function printVerdicts(text: string, profile: string): [ko: string, verdict: string][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'menu-'));
  const file = path.join(folder, 'menu.txt');
  writeFileSync(file, text);
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/menu/index.ts', 'read', file];
  const printed = execFileSync(process.execPath, [...command, '--profile', profile]).toString();
  rmSync(folder, { recursive: true });
  const [{ dishes }] = v.parse(printedSchema, JSON.parse(printed));
  return dishes.map(({ ko, verdict }) => [ko, verdict]);
}

it.each([
  ['halal', { wish: { kind: 'halal' } }],
  ['strictVegan,peanut', { wish: { kind: 'strictVegan' }, allergies: ['peanut'] }],
  ['peanut:deadly,milk', { allergies: ['milk', 'peanut'], severe: ['peanut'] }],
] satisfies [string, Partial<Profile>][])(
  'a text has the verdicts of the command line for %s',
  async (words, profile) => {
    const text =
      '제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000\n공기법 1,000\n소주\n땅콩국수\n뷁뷁 3,000';
    const { user } = open({ profile });
    await paste(user, text);
    await user.click(await button('As on the menu'));
    const verdicts = (await rows()).map((row) => row.dataset.verdict);
    expect((await names()).map((ko, at) => [ko, verdicts[at]])).toEqual(printVerdicts(text, words));
  },
  30_000,
);

it('says to ask always where an allergy is severe', async () => {
  const { user } = open({ profile: { allergies: ['peanut'], severe: ['peanut'] } });
  await paste(user, '오렌지\n땅콩빵');
  expect(await screen.findByText('Your allergy is severe: always ask')).toBeTruthy();
  expect((await rows()).map((row) => row.dataset.verdict)).toEqual(['ask', 'no']);
});

it('a dish that is typed is judged before it is chosen, with the keyboard alone', async () => {
  const { user } = open();
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

it('a dish that is typed faster than it is looked up is not taken for another one', async () => {
  const { user } = open();
  await user.click(await button('Type'));
  const field = await screen.findByRole('combobox', { name: 'A dish on the menu' });
  await user.type(field, '공기밥');
  await screen.findByRole('option', { name: /공기밥 · fits$/ });
  // At once, so that nothing is looked up between the letters and Return.
  fireEvent.change(field, { target: { value: '공기밥제육볶음' } });
  fireEvent.submit(field);
  expect(screen.queryByRole('list', { name: 'Dishes' })).toBeNull();
  await screen.findByRole('option', { name: /공기밥제육볶음/ });
  expect((field as HTMLInputElement).value).toBe('공기밥제육볶음');
});

describe('a photo', () => {
  const box = [10, 20, 200, 40] as const;
  const seen = { width: 400, height: 300 };
  const found = (...dishes: ReadDish[]): Awaited<ReturnType<ReadPhotos>> => ({
    photos: [seen],
    dishes: dishes.map((dish) => know({ ...dish, box }, 0)),
  });

  it('has a box for each dish that leads to its line, and a way back', async () => {
    const { user } = open({ readPhotos: () => Promise.resolve(found(toDish('제육볶음'))) });
    await pick([photo]);
    await user.click(await button(/^Stir-fried Pork: not for you$/i));
    const [row] = await rows();
    const name = within(row as HTMLElement).getByRole('button', { expanded: false });
    expect(document.activeElement).toBe(name);
    await user.click(name);
    await user.click(await button('Show it in the photo'));
    expect(document.activeElement?.id).toBe('box-0');
  });

  it('of letters that may be two dishes is never said to fit; a tap says which it is', async () => {
    const rice = toDish('공기밥', { certain: false, others: ['제육볶음'], read: '공7l밥' });
    const { user } = open({ readPhotos: () => Promise.resolve(found(rice)) });
    await pick([photo]);
    const [row] = await rows();
    expect(row?.dataset.verdict).toBe('ask');
    expect(await screen.findByAltText('As it stands in the photo')).toBeTruthy();
    await user.click(await button(/It says 제육볶음/));
    expect((await rows())[0]?.dataset.verdict).toBe('no');
    expect(screen.queryByText('I am not sure of the letters')).toBeNull();
  });

  it('that cannot be read stays, with a sentence, and can be tried once more', async () => {
    const readPhotos = jest
      .fn<ReadPhotos>()
      .mockRejectedValueOnce(new MenuReaderError('stopped', 'gone'))
      .mockResolvedValueOnce(found(toDish('공기밥')));
    const { user } = open({ readPhotos });
    await pick([photo]);
    expect((await screen.findByRole('alert')).textContent).toContain('want of memory');
    expect(screen.getByAltText('Your photo')).toBeTruthy();
    await user.click(await button('Try once more'));
    expect(await names()).toEqual(['공기밥']);
    expect(readPhotos.mock.calls.map(([photos]) => photos)).toEqual([[photo], [photo]]);
    expect(screen.queryByAltText('Your photo')).toBeNull();
  });

  it('says how far it is, and is left alone when that is called off', async () => {
    let asked: AbortSignal | undefined;
    const { user } = open({
      readPhotos: (_photos, { signal, onProgress }) => {
        asked = signal;
        act(() => onProgress({ step: 'reading', share: 0.5, photo: 1 }));
        return new Promise(() => undefined);
      },
    });
    await pick([photo, photo]);
    const bar = await screen.findByRole('progressbar', { name: 'Reading photo 2 of 2' });
    expect(bar.getAttribute('value')).toBe('0.5');
    await user.click(await button('Cancel'));
    expect(asked?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Dishes' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that nobody chose changes nothing', async () => {
    const { user } = open();
    await paste(user, '공기밥');
    await user.click(await button('Photo'));
    await pick([]);
    expect(await names()).toEqual(['공기밥']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
