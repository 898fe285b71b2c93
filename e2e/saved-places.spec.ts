import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdLunchTime } from './helpers/lunch-time';
import {
  goToListEnd,
  openResults,
  readKoreanName,
  readTotal,
  resultCards,
  tap,
} from './helpers/search-steps';

/** Opens the page of a place from its card. */
async function openPlace(card: Locator) {
  await card.getByRole('heading').getByRole('link').click();
  await expect(card.page()).toHaveURL(/\/places\//);
}

const savedCards = (page: Page) =>
  page.getByRole('list', { name: 'Saved places' }).getByRole('article');

test.beforeEach(({ page }) => holdLunchTime(page));

test.describe('Korean names and addresses', () => {
  test('are copied with a confirmation', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openResults(page, 'Myeongdong', '500m', []);
    const card = resultCards(page).first();
    const name = await readKoreanName(card);
    await openPlace(card);
    await page.getByRole('button', { name: /^Copy name/ }).tap();
    await expect(page.getByText(`Copied: ${name}`)).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
    await page.getByRole('button', { name: /^Copy address/ }).tap();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^서울(?:특별시)? .*구/);
  });

  test('are copied through a selection without the Clipboard API @deep', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        Object.assign(window, {
          copied:
            document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value,
        });
      });
    });
    await openResults(page, 'Myeongdong', '500m', []);
    const card = resultCards(page).first();
    const name = await readKoreanName(card);
    await openPlace(card);
    await page.getByRole('button', { name: /^Copy name/ }).tap();
    await expect(page.getByRole('button', { name: /^Copied/ })).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(name);
  });

  test('open in the chosen map app, which is remembered', async ({ page }) => {
    await openResults(page, 'Myeongdong', '500m', []);
    const card = resultCards(page).first();
    const name = await readKoreanName(card);
    const link = card.getByRole('link', { name: /^View map/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/map\.naver\.com\//);
    for (const [app, host] of [
      ['Kakao', 'map.kakao.com'],
      ['Google', 'www.google.com'],
    ] as const) {
      await goToListEnd(page);
      await page.getByLabel('Map app').selectOption(app);
      await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(name);
    }
    await page.reload();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
});

test.describe('saved places', () => {
  test('survive a reload and a restart, and can be removed', async ({ page }) => {
    await openResults(page, 'Insadong', '1000m', ['Pork']);
    const names: string[] = [];
    for (const at of [0, 1]) {
      const card = resultCards(page).nth(at);
      names.unshift(await card.getByRole('heading').innerText());
      const save = card.getByRole('button', { name: /^Save/ });
      await save.tap();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
    }
    await page.reload();
    await expect(
      resultCards(page)
        .first()
        .getByRole('button', { name: /^Saved/ }),
    ).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/');
    await page.goto('/saved');
    await expect(page.getByText('2 places')).toBeVisible();
    expect(await savedCards(page).getByRole('heading').allInnerTexts()).toEqual(names);
    await expect(savedCards(page).first()).toContainText(/[A-Z][a-z]+ .*[가-힣]/);
    await expect(
      savedCards(page)
        .first()
        .getByRole('link', { name: /^View map/ }),
    ).toBeVisible();

    await savedCards(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .tap();
    await expect(savedCards(page)).toHaveCount(1);
    await tap(page, 'button', 'Undo');
    await expect(savedCards(page)).toHaveCount(2);
    await savedCards(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .tap();
    await page.reload();
    await expect(savedCards(page)).toHaveCount(1);
    expect(await savedCards(page).getByRole('heading').allInnerTexts()).toEqual(names.slice(1));
  });

  test('are shown without API calls', async ({ page }) => {
    await openResults(page, 'Insadong', '500m', []);
    await resultCards(page).first().getByRole('button', { name: /^Save/ }).tap();
    await page.route('**/api/**', (route) => route.abort());
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/saved');
    await expect(savedCards(page)).toHaveCount(1);
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('survive corrupt, full and blocked storage @deep', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('kioot.saved.v1', '[{"restaurant":'));
    await page.goto('/saved');
    await expect(page.getByText('0 places')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find a place to eat' })).toBeVisible();

    const full = await context.newPage();
    await full.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openResults(full, 'Insadong', '500m', []);
    await resultCards(full).first().getByRole('button', { name: /^Save/ }).tap();
    await expect(full.getByText(/no space for this/)).toBeVisible();
    await expect(
      resultCards(full)
        .first()
        .getByRole('button', { name: /^Saved/ }),
    ).toHaveAttribute('aria-pressed', 'true');

    const blocked = await context.newPage();
    await blocked.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await blocked.goto('/saved');
    await expect(blocked.getByText('0 places')).toBeVisible();
  });
});

test.describe('shared list', () => {
  test('opens from its link on another device', async ({ page, browser }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => (Object.assign(window, { copied: text }), Promise.resolve()),
        },
      });
    });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openResults(page, 'Insadong', '1000m', ['Pork', 'Beef']);
    const total = await readTotal(page);
    const names = await resultCards(page).getByRole('heading').allInnerTexts();
    await tap(page, 'button', 'Share this list');
    await tap(page, 'button', 'Send the link');
    await expect(page.getByText(/^Link copied/)).toBeVisible();
    const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(new URL(link).search).toBe('?area=15&radius=1000&meats=pork,beef');

    const other = await browser.newContext();
    const friend = await other.newPage();
    await holdLunchTime(friend);
    await friend.goto(link);
    await expect(friend).toHaveURL(/\/results$/);
    expect(await readTotal(friend)).toBe(total);
    expect(await resultCards(friend).getByRole('heading').allInnerTexts()).toEqual(names);
    await tap(friend, 'link', 'Back');
    await expect(friend.getByRole('button', { name: 'Pork' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await other.close();
  });

  test('uses the system share sheet; closing it has no effect @deep', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: (data: ShareData) => {
          Object.assign(window, { shared: data });
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
    });
    await openResults(page, 'Namsan', '2000m', []);
    await tap(page, 'button', 'Share this list');
    await tap(page, 'button', 'Send the link');
    await page.waitForFunction(() => 'shared' in window);
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    expect(shared.url).toMatch(/\/share\?area=19&radius=2000$/);
    expect(shared.text).toContain('Namsan');
    await expect(page.getByText(/^Link copied/)).toHaveCount(0);
  });

  test('shows a helpful screen for an invalid link', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    for (const query of [
      '',
      '?area=99&radius=1000',
      '?area=1&radius=1',
      '?area=1&radius=1000&meats=pork,halal',
      '?area=1&radius=1000&vegan=%3Cscript%3Ealert(1)%3C/script%3E',
    ]) {
      await page.goto(`/share${query}`);
      await expect(page.getByRole('heading', { level: 1 }), query).toHaveText(
        'This link has lost its way',
      );
      expect(calls.filter((url) => url.includes('/api/rec/'))).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Start' }).tap();
      await expect(page).toHaveURL(/\/location$/);
    }
  });

  test('can be retried when the look-up fails @deep', async ({ page }) => {
    await page.route('**/api/rec/get-content-id-by-gps', (route) => route.abort());
    await page.goto('/share?area=1&radius=500');
    await expect(page.getByText('That didn’t work.')).toBeVisible();
    await page.unroute('**/api/rec/get-content-id-by-gps');
    await tap(page, 'button', 'Try again');
    await expect(page).toHaveURL(/\/results$/);
  });
});

test('the staff card opens from the list and returns to it', async ({ page }) => {
  await openResults(page, 'Insadong', '1000m', ['Pork']);
  await goToListEnd(page);
  await tap(page, 'link', 'Dietary card');
  await expect(page).toHaveURL(/\/card(#show)?$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/results$/);
  await expect(resultCards(page)).toHaveCount(10);
});

test('lists fit 320 and 390 px, with touch targets of 44 px', async ({ page }) => {
  await openResults(page, 'Insadong', '1000m', ['Pork', 'Beef']);
  await resultCards(page).first().getByRole('button', { name: /^Save/ }).click();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/results', '/saved']) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const controls = page
        .getByRole('main')
        // The whole card is the target of its heading link.
        .locator(
          'button:visible, a:visible:not(article :is(h2, h3) a), select:visible, summary:visible',
        );
      for (const box of await Promise.all((await controls.all()).map((one) => one.boundingBox()))) {
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
      }
    }
  }
});
