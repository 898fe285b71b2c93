import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdLunchTime } from './helpers/lunch-time';
import { SCREEN_STATES } from './helpers/screen-states';
import { openVeganResults, resultCards } from './helpers/search-steps';

/** Verdicts of a dish, in words. */
const VERDICT = '(?:Good for you|Ask first|Not for you|Unknown)';

/** Nodes of the accessibility tree in the order of a screen reader, one a line. */
async function readLines(scope: Locator): Promise<string[]> {
  const lines = (await scope.ariaSnapshot()).split('\n').map((line) =>
    // YAML quotes a line with a colon of its own.
    line
      .trim()
      .replace(/^- /, '')
      .replace(/^'(.*)'(:?)$/, '$1$2')
      .replace(/^(\w+): "(.*)"$/, '$1: $2'),
  );
  return lines.filter((line) => !line.startsWith('/url:'));
}

/** Expects a line for each pattern, every one after the line of the pattern before it. */
function expectOrder(lines: readonly string[], patterns: readonly RegExp[]) {
  let from = 0;
  for (const pattern of patterns) {
    const found = lines.findIndex((line, index) => index >= from && pattern.test(line));
    expect(found, `${pattern} after line ${from} of\n${lines.join('\n')}`).toBeGreaterThan(-1);
    from = found + 1;
  }
}

/** Korean that a screen reader would read with the voice of another language. */
const findUnmarkedKorean = (scope: Locator) =>
  scope.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.tagName === 'TEXTAREA') continue;
      const words = textContent ?? '';
      const language = parentElement.closest('[lang]')?.getAttribute('lang');
      if (language !== 'ko' && /\p{Script=Hangul}/u.test(words)) found.push(words);
    }
    return found;
  });

async function openState(page: Page, name: string) {
  const state = SCREEN_STATES.find((each) => each.name === name);
  if (!state) throw new Error(`No screen is called ${name}.`);
  await state.open(page);
}

test('a list: heading, count, then each place from its name to its dish', async ({ page }) => {
  await holdLunchTime(page);
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toBeVisible();
  const main = page.getByRole('main');
  expectOrder(await readLines(main), [
    /^heading "Recommended for you" \[level=1\]$/,
    /^button "Share this list"$/,
    /^group "Sort and filter":$/,
    /^status: \d+ Results \d+ (?:with one question|to ask first)/,
    /^list "Restaurants":$/,
    /^heading "Sure for you \(\d+\)" \[level=2\]$/,
    /^link "Dietary card"/,
  ]);
  const cards = (await resultCards(page).all()).slice(0, 20);
  let dishes = 0;
  for (const card of cards) {
    const lines = await readLines(card);
    // `innerText` is empty below the screen, where cards are not drawn yet.
    const name = await card.getByRole('heading').textContent();
    expect(lines[1]).toBe(`heading "${name}" [level=3]:`);
    const paragraphs = lines.filter((line) => line.startsWith('paragraph'));
    const [facts, verdict, dish] = paragraphs;
    expect(facts).toMatch(/^paragraph: .*\p{Script=Hangul}.* · .+/u);
    expect(verdict).toMatch(/^paragraph: (?:Good for you|Everything here is vegan|Ask)/);
    expectOrder(lines, [
      /^heading/,
      /^link "View map of .+ ~?\d+ min walk/,
      /^paragraph/,
      /^button "Save /,
    ]);
    if (/^paragraph: (?:Try|About): .*\p{Script=Hangul}/u.test(dish ?? '')) dishes += 1;
  }
  expect(cards).toHaveLength(20);
  expect(dishes).toBeGreaterThan(10);
  expect(await findUnmarkedKorean(main)).toEqual([]);
});

test('a place: name, answer, actions, hours, then dishes with their questions', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('kioot.profile.v1', '{"wish":null,"allergies":["shrimp"]}'),
  );
  await page.goto('/places/KOP018263');
  const main = page.getByRole('main');
  await expect(main.getByText('비빔밥에 새우젓이 들어가나요?')).toBeVisible();
  expectOrder(await readLines(main), [
    /^heading .+ \[level=1\]$/,
    /^button "Share"$/,
    /^strong: Ask first$/,
    /^text: · Allergies: shrimp$/,
    /^paragraph: .*Ask about \d+ of \d+ dishes$/,
    /^link "View map of /,
    /^button "Taxi card"$/,
    /^link "Dietary card":?$/,
    /^button "Save /,
    /^heading "Hours" \[level=2\]$/,
    /^link "Call /,
    /^heading "Menu" \[level=2\]$/,
    /^list "Dishes":$/,
    /^heading "Address" \[level=2\]$/,
    /^link "Directions to /,
    /^button "Something wrong\?/,
  ]);
  const dishes = await main.getByRole('list', { name: 'Dishes' }).getByRole('listitem').all();
  expect(dishes.length).toBeGreaterThan(2);
  for (const dish of dishes)
    expectOrder(await readLines(dish), [
      /^(?:link "|paragraph: )\p{Script=Latin}/u,
      /^paragraph: \p{Script=Hangul}+$/u,
      /^paragraph: Ask first: (?:Does it contain|Usually no) /,
      /^paragraph: \p{Script=Hangul}.*\?$/u,
    ]);
  expect(await findUnmarkedKorean(main)).toEqual([]);
});

test('the card: each Korean sentence, then what it means', async ({ page }) => {
  await openState(page, 'card-shown');
  const card = page.getByRole('dialog', { name: 'Dietary card' });
  const korean = card.locator('p[lang=ko]');
  expect(await korean.count()).toBeGreaterThan(8);
  for (const sentence of await korean.all()) {
    const meaning = sentence.locator('xpath=following-sibling::*[1]');
    await expect(meaning).toHaveText(/^[^\p{Script=Hangul}]+$/u);
    expect(await meaning.getAttribute('lang')).toBeNull();
  }
  expectOrder(await readLines(card), [
    /^button "Close the card"$/,
    /^text: 새우$/,
    /^img "안 됩니다"/,
    /^paragraph: None of this: shrimp, /,
    /^paragraph: 저는 새우 알레르기가 있습니다\.$/,
    /^paragraph: I am allergic to shrimp\.$/,
    /^paragraph: 저는 엄격한 채식주의자/,
    /^paragraph: Is there a dish you can make /,
    /^group "Answers for staff":$/,
    /^button ".+\. Yes, there is\."$/,
    /^paragraph: I’d be grateful /,
  ]);
  expect(await findUnmarkedKorean(card)).toEqual([]);
});

test('a menu that was read: count, then each dish, its verdict and its question', async ({
  page,
}) => {
  await openState(page, 'menu-read');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Ask first: /).first()).toBeVisible();
  expectOrder(await readLines(main), [
    /^heading .+ \[level=1\]$/,
    /^text: Checked for Strict vegan · Allergies: shrimp/,
    /^region "The menu":$/,
    /^status: 2 to ask about, 1 not for you, 1 unknown$/,
    /^list "Dishes":$/,
    /^paragraph: Kioot reads names, not recipes/,
    /^button "Ask about these in Korean"$/,
  ]);
  const dishes = await main.getByRole('list', { name: 'Dishes' }).getByRole('listitem').all();
  expect(dishes).toHaveLength(4);
  for (const dish of dishes)
    expectOrder(await readLines(dish), [
      /^button ".+"$/,
      /^paragraph: \p{Script=Hangul}+$/u,
      new RegExp(`^paragraph: ${VERDICT}: .+`),
      /^paragraph: ₩[\d,]+$/,
    ]);
  await expect(dishes[0] ?? main).toContainText('Ask first: Does it contain egg');
  expect(await findUnmarkedKorean(main)).toEqual([]);
});
