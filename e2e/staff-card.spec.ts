import { expect, test, type Page } from '@playwright/test';
import { goToListEnd, tap, walkToPreferences, walkToResults } from './helpers/search-steps';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dietary card' });
/** Key words at the top, each group with a cross. */
const keywords = (page: Page) => dialog(page).locator('p[lang=ko]:has([role=img])');
const korean = (page: Page) => dialog(page).locator('p[lang=ko]:not(:has([role=img]))');

async function chooseOption(page: Page, role: 'radio' | 'checkbox', name: string | RegExp) {
  await page.getByRole(role, { name, exact: typeof name === 'string' }).tap();
}

async function showCard(page: Page) {
  await page.getByRole('button', { name: 'Show full screen' }).tap();
  await expect(dialog(page)).toBeVisible();
}

const QUESTION = [
  '제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
  '확실하지 않으시면 없다고 말씀해 주십시오.',
  '그 음식을 메뉴판에서 가리켜 주시면 감사하겠습니다.',
];
const ADVICE = [
  '어떤 음식을 추천해 주시겠습니까?',
  '그 음식을 메뉴판에서 가리켜 주시면 감사하겠습니다.',
];
const NO_STOCK = '멸치 육수, 사골 육수, 액젓, 새우젓, 굴소스, 어묵, 젤라틴도 들어가면 안 됩니다.';
const VEGAN = [
  '저는 엄격한 채식주의자(비건)입니다.',
  '고기, 생선, 해산물, 계란, 유제품을 먹지 않습니다.',
  NO_STOCK,
  '버터와 꿀도 들어가면 안 됩니다.',
  '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
  '밥, 채소, 버섯, 두부는 먹을 수 있습니다.',
  ...QUESTION,
];
const CHICKEN = ['저는 닭고기를 좋아합니다.', ...ADVICE];

test.describe('opened from the menu', () => {
  test('shows the sentences of each preference', async ({ page }) => {
    for (const [name, options, sentences] of [
      ['strict vegan', [/^Strict vegan/], VEGAN],
      [
        'lacto-ovo',
        [/^Lacto-ovo/],
        [
          '저는 채식주의자입니다.',
          '고기, 생선, 해산물을 먹지 않습니다.',
          NO_STOCK,
          '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
          '밥, 채소, 버섯, 두부, 계란, 유제품은 먹을 수 있습니다.',
          ...QUESTION,
        ],
      ],
      [
        'halal',
        [/^No pork, no alcohol/],
        [
          '저는 돼지고기나 술이 들어간 음식을 먹지 않습니다.',
          '돼지기름, 햄, 베이컨, 소시지, 돼지 육수, 젤라틴도 들어가면 안 됩니다.',
          '요리할 때 맛술, 미림, 소주 같은 술도 넣으면 안 됩니다.',
          '소고기, 양고기, 닭고기는 할랄 고기입니까?',
          ...QUESTION,
        ],
      ],
      ['chicken is liked', [/^Only some meats/, 'Chicken'], CHICKEN],
      [
        'nothing but beef and fish',
        [/^Only some meats/, 'Fish', 'Beef', /^I can’t eat any other meat/],
        [
          '저는 고기, 생선, 해산물 중에서 소고기와 생선만 먹습니다.',
          '닭고기, 돼지고기, 양고기, 오리고기, 생선이 아닌 해산물은 먹으면 안 됩니다.',
          '육수나 양념에도 들어가면 안 됩니다.',
          ...QUESTION,
        ],
      ],
      [
        'everything',
        [/^I eat everything/],
        [
          '저는 가리는 음식이 없습니다.',
          '어떤 음식을 추천해 주시겠습니까?',
          '그 음식을 메뉴판에서 가리켜 주시면 감사하겠습니다.',
        ],
      ],
    ] as const) {
      await page.goto('/intro');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.reload();
      await tap(page, 'button', 'Menu');
      await tap(page, 'link', 'Dietary card');
      await expect(page).toHaveURL(/\/card$/);
      await expect(page).toHaveTitle('Dietary card | Kioot');
      await expect(page.getByRole('button', { name: 'Choose what you eat first' })).toBeDisabled();
      const [preference, ...meats] = options;
      await chooseOption(page, 'radio', preference);
      for (const meat of meats) await chooseOption(page, 'checkbox', meat);
      await showCard(page);
      await expect(korean(page), name).toHaveText([...sentences]);
    }
  });

  test('lists allergies first, with hidden sources', async ({ page }) => {
    await page.goto('/card');
    await chooseOption(page, 'checkbox', 'buckwheat');
    await chooseOption(page, 'checkbox', 'soy');
    await showCard(page);
    await expect(keywords(page)).toHaveText('메밀 ✕ 대두 ✕');
    await expect(korean(page)).toHaveText([
      '저는 메밀과 대두 알레르기가 있습니다.',
      '조금만 먹어도 알레르기 반응이 일어납니다.',
      '메밀국수와 막국수는 물론 냉면, 전병, 묵에 들어간 메밀도 먹으면 안 됩니다.',
      '두부, 두유, 콩나물은 물론 간장, 된장, 고추장에 들어간 대두도 먹으면 안 됩니다.',
      '같은 기름에 튀기거나 같은 프라이팬에 볶은 음식도 먹으면 안 됩니다.',
      ...QUESTION,
    ]);
  });
});

test.describe('opened from the wizard', () => {
  test('starts with the preference of the search; changing the card keeps the search', async ({
    page,
  }) => {
    await walkToResults(page, 'Hongdae', '1000m', ['Chicken']);
    await goToListEnd(page);
    await page.getByRole('link', { name: 'Dietary card' }).tap();
    await expect(dialog(page)).toBeVisible();
    await expect(korean(page)).toHaveText(CHICKEN);
    await page.getByRole('button', { name: 'Close the card' }).tap();

    await chooseOption(page, 'radio', /^Strict vegan/);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Strict vegan/ })).toBeChecked();

    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/results$/);
    await tap(page, 'link', 'Back');
    await expect(page.getByRole('button', { name: 'Chicken' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('takes over a vegan choice before there are results', async ({ page }) => {
    await walkToPreferences(page, 'Jamsil', '500m');
    await tap(page, 'button', 'Vegetarian');
    await tap(page, 'button', 'Menu');
    await tap(page, 'link', 'Dietary card');
    await showCard(page);
    await expect(keywords(page)).toHaveText(
      /^고기\s· 생선\s· 해산물\s· 육수\s· 액젓\s· 계란\s· 유제품 ✕\s*$/,
    );
    await expect(korean(page)).toHaveText(VEGAN);
  });
});

test.describe('full screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const locks: string[] = [];
      const request = (type: string) => {
        locks.push(`request ${type}`);
        return Promise.resolve({ release: () => Promise.resolve(void locks.push('release')) });
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      Object.defineProperty(window, 'locks', { value: locks });
    });
    await page.goto('/card');
    await chooseOption(page, 'radio', /^Strict vegan/);
  });
  const readLocks = (page: Page) =>
    page.evaluate(() => (window as unknown as { locks: string[] }).locks);

  test('fills the screen and holds a wake lock until it is closed', async ({ page }) => {
    expect(await readLocks(page)).toEqual([]);
    await showCard(page);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const size = await korean(page)
      .first()
      .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
    await expect.poll(() => readLocks(page)).toEqual(['request screen']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => readLocks(page)).toEqual(['request screen', 'request screen']);
    await page.getByRole('button', { name: 'Close the card' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => readLocks(page)).toContain('release');
  });

  test('closes with the browser’s back button and with Escape; focus enters and returns', async ({
    page,
  }) => {
    await showCard(page);
    await expect(page.getByRole('button', { name: 'Close the card' })).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/card$/);
    await expect(page.getByRole('button', { name: 'Show full screen' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/card$/);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  test('is restored by a reload and then works offline', async ({ page }) => {
    await showCard(page);
    await page.reload();
    await expect(korean(page)).toHaveText(VEGAN);
    await page.context().setOffline(true);
    const failures: string[] = [];
    page.on('requestfailed', (request) => failures.push(request.url()));
    await page.getByRole('button', { name: 'Close the card' }).tap();
    await expect(dialog(page)).toBeHidden();
    await chooseOption(page, 'checkbox', 'milk');
    await showCard(page);
    await expect(korean(page).first()).toHaveText('저는 우유 알레르기가 있습니다.');
    await page.getByRole('button', { name: /^네, 있습니다/ }).tap();
    await expect(page.getByRole('button', { name: /^네, 있습니다/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(failures).toEqual([]);
  });

  test('fits two screens with four restrictions, a severe allergy and a custom ingredient', async ({
    page,
  }) => {
    for (const allergen of ['peanuts', 'milk', 'wheat', 'not spicy'])
      await chooseOption(page, 'checkbox', allergen);
    await chooseOption(page, 'checkbox', 'peanuts: severe');
    await page.getByRole('textbox', { name: 'Anything else?' }).fill('mushroom');
    await page.getByRole('button', { name: 'mushrooms 버섯', exact: true }).tap();
    await showCard(page);
    await expect(korean(page)).toHaveCount(20);
    const screens = await dialog(page).evaluate((card) => card.scrollHeight / card.clientHeight);
    expect(screens).toBeLessThanOrEqual(2);
    const sizes = await korean(page).evaluateAll((lines) =>
      lines.map((line) => parseFloat(getComputedStyle(line).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
  });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const) {
    test(`text fits ${width} by ${height} px, also at 200 % @deep`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const allergen of ['shrimp', 'almonds and other nuts', 'wheat'])
        await chooseOption(page, 'checkbox', allergen);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await showCard(page);
      for (const size of ['100%', '200%']) {
        await page.addStyleTag({ content: `html { font-size: ${size} }` });
        const overflow = await dialog(page).evaluate((card) => card.clientWidth - card.scrollWidth);
        expect(overflow).toBe(0);
        const last = korean(page).last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect(page.getByRole('button', { name: 'Close the card' })).toBeInViewport();
      }
    });
  }
});
