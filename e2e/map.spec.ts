import { expect, test, type Page } from '@playwright/test';
import { openResults, openVeganResults, resultCards, tap } from './helpers/search-steps';
import { waitUntilShellCached } from './helpers/deployment';
import { createIdleWaiter } from './helpers/idle-requests';
import { openPath } from './helpers/localize';
import { SERVERS } from './helpers/servers';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const getMap = (page: Page) => page.getByRole('region', { name: /^Map of \d+ places?$/ });
const getCard = (page: Page) => page.getByRole('region', { name: 'Selected place' });
/** Pins of single places; names of clusters begin with a number. */
const getPins = (page: Page) => getMap(page).getByRole('button', { name: /^(?!\d+ places)/ });
const getClusters = (page: Page) => getMap(page).getByRole('button', { name: /^\d+ places/ });
const getStreets = (page: Page) => getMap(page).locator('[class*=kioot-streets] path');
const getLabels = (page: Page) => getMap(page).getByText('Jongno 3-ga', { exact: true });

async function openMap(page: Page) {
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  await tap(page, 'button', 'Map');
  await expect(getLabels(page)).toBeVisible();
  // Its entry in the history comes a moment later.
  await expect(page).toHaveURL(/#map$/);
}

/** Taps while a zoom is moving are lost. */
async function zoomToTheLast(page: Page) {
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    if (await zoomIn.isEnabled()) await zoomIn.tap();
    await expect(zoomIn).toBeDisabled({ timeout: 500 });
  }).toPass();
}

test('switches from list to map, through its places, and back', async ({ page }) => {
  const scripts: string[] = [];
  const waitUntilIdle = createIdleWaiter(page);
  page.on('request', (request) => {
    if (/\.(?:js|css)(?:\?|$)/.test(request.url())) scripts.push(request.url());
  });
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toBeVisible();
  await waitUntilIdle();
  const before = scripts.length;
  await tap(page, 'button', 'Map');
  await expect(getLabels(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused();
  await expect(resultCards(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();

  await getPins(page).first().tap();
  const card = getCard(page);
  const name = await card.getByRole('heading').first().innerText();
  const order = card.getByRole('status');
  const at = Number.parseInt(await order.innerText(), 10);
  await page.keyboard.press('ArrowRight');
  await expect(order).toHaveText(new RegExp(`^${at + 1} of \\d+$`));
  await expect(card.getByRole('heading').first()).not.toHaveText(name, { useInnerText: true });
  await card.getByRole('button', { name: 'Previous place' }).tap();
  await expect(order).toHaveText(new RegExp(`^${at} of \\d+$`));
  await card.getByRole('button', { name: 'Close' }).tap();

  await tap(page, 'button', 'List');
  await expect(resultCards(page).first()).toBeVisible();
  await expect(getMap(page)).toHaveCount(0);
});

test('draws the streets around, and names them and the places at the last zoom', async ({
  page,
}) => {
  await openMap(page);
  const street = getMap(page).getByText(/^Insadong(?: \d+)?-gil$/);
  await expect(street).toHaveCount(0);
  await zoomToTheLast(page);
  await expect(street.first()).toBeVisible();
  const name = getMap(page).locator('[data-kind=place]').first();
  await expect(name).toBeVisible();
  const pin = getPins(page).filter({ hasText: (await name.innerText()).replace('…', '') });
  await expect(pin).not.toHaveCount(0);
});

test('names all pins in the language of the page', async ({ page }) => {
  await openResults(page, 'Insadong', '1000m', []);
  await tap(page, 'button', 'Map');
  await expect(getLabels(page)).toBeVisible();
  await zoomToTheLast(page);
  expect(await getPins(page).count()).toBeGreaterThan(10);
  await expect(getPins(page).locator('[lang=ko]')).toHaveCount(0);
});

test('an opened pin stands clear of counts, buttons and its sheet on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMap(page);
  await getPins(page).first().tap();
  const chosen = getMap(page).locator('[data-chosen] [aria-hidden]');
  const covers = [
    page.getByRole('status').filter({ hasText: /places/ }),
    page.getByRole('button', { name: 'Zoom in' }),
    page.getByRole('button', { name: 'Zoom out' }),
    getCard(page),
  ];
  for (let place = 0; place < 4; place += 1) {
    for (const cover of covers) {
      await expect(async () => {
        const [pin, box] = [await chosen.first().boundingBox(), await cover.boundingBox()];
        if (!pin || !box) throw new Error('The pin or its cover is not rendered.');
        const isApart =
          pin.x >= box.x + box.width ||
          pin.x + pin.width <= box.x ||
          pin.y >= box.y + box.height ||
          pin.y + pin.height <= box.y;
        expect(isApart).toBe(true);
      }).toPass({ timeout: 5_000 });
    }
    await getCard(page).getByRole('button', { name: 'Next place' }).tap();
  }
});

test('fills a phone in landscape down to the tabs, with the filters in the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openMap(page);
  const box = await getMap(page).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(280);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  for (const name of ['Open now', 'Filters', 'List']) {
    await page.getByRole('button', { name, exact: true }).click({ trial: true });
  }
  for (const name of ['Kioot', 'Back']) {
    await page.getByRole('link', { name, exact: true }).click({ trial: true });
  }
});

test('has most of the screen, shows places apart and names the stations around', async ({
  page,
}) => {
  await openMap(page);
  const box = await getMap(page).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
  expect((box?.height ?? 0) + (tabs?.height ?? 0)).toBeGreaterThanOrEqual(680);
  const notice = await page.getByText(/^Please double-check ingredients/).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  const total = /\d+/.exec((await getMap(page).getAttribute('aria-label')) ?? '')?.[0];
  const counts = new RegExp(
    `^${total} places\u00a0· \\d+ (?:sure for you|with one question|to ask)`,
  );
  await expect(page.getByRole('status').filter({ hasText: counts })).toBeInViewport();
  for (const station of ['Anguk', 'Gwanghwamun', 'Euljiro 1-ga', 'Euljiro 3-ga']) {
    await expect(getMap(page).getByText(station).first()).toBeVisible();
  }

  // Drawn circles, which neither cover one another nor clusters.
  expect(await getPins(page).count()).toBeGreaterThan(0);
  const circles = await getMap(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const isPlace = button.hasAttribute('aria-expanded');
        const drawn = button.querySelector<HTMLElement>(
          isPlace ? '[aria-hidden] > :first-child' : '[aria-hidden]',
        );
        return { x: x + width / 2, y: y + height / 2, radius: (drawn?.offsetWidth ?? NaN) / 2 };
      }),
    );
  for (const [at, a] of circles.entries()) {
    for (const b of circles.slice(at + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
    }
  }
  for (const name of ['Zoom in', 'Zoom out', 'List']) {
    const key = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!key) throw new Error(`${name} is not rendered.`);
    const isUnder = ({ x, y }: { x: number; y: number }) =>
      x > key.x && x < key.x + key.width && y > key.y && y < key.y + key.height;
    expect(circles.filter(isUnder), name).toEqual([]);
  }
});

test('Back closes the sheet, then the map, then leaves; a place and a reload lead back', async ({
  page,
}) => {
  await openPath(page, '/intro');
  await openMap(page);
  await getPins(page).first().tap();
  const name = await getCard(page).getByRole('heading').first().innerText();
  await getCard(page).getByRole('button', { name: 'Next place' }).tap();
  await getCard(page).getByRole('button', { name: 'Previous place' }).tap();
  await expect(getCard(page).getByRole('heading')).toHaveText(name, { useInnerText: true });
  await expect(getCard(page).getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.naver\.com\/p\/directions\/-\/14\d{6}\.\d\d,45\d{5}\.\d\d,/,
  );
  await getCard(page)
    .getByRole('link', { name: /^Details/ })
    .tap();
  await expect(page).toHaveURL(/\/places\/[^/]+$/);
  await page.goBack();
  await expect(getCard(page).getByRole('heading')).toHaveText(name, { useInnerText: true });
  await page.goBack();
  await expect(getCard(page)).toHaveCount(0);
  await expect(getMap(page)).toBeVisible();
  await page.goBack();
  await expect(resultCards(page).first()).toBeVisible();
  await expect(getMap(page)).toHaveCount(0);
  await page.goForward();
  await expect(getMap(page)).toBeVisible();
  // Back and Forward at once, faster than the map goes.
  await page.evaluate(() => {
    window.addEventListener('popstate', () => history.forward(), { once: true });
    history.back();
  });
  await expect(page).toHaveURL(/#map$/);
  await expect(getMap(page)).toBeVisible();
  await page.reload();
  await expect(getMap(page)).toBeVisible();

  // The list's button leaves no entry behind.
  await getPins(page).first().tap();
  await getCard(page).getByRole('button', { name: 'Close' }).tap();
  await tap(page, 'button', 'List');
  await expect(page).toHaveURL(/\/results$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/results/);
});

test('pans the map and swipes the card by touch', async ({ page }) => {
  await openMap(page);
  await getPins(page).first().tap();
  const order = getCard(page).getByRole('status');
  const at = Number.parseInt(await order.innerText(), 10);
  const box = await getCard(page).boundingBox();
  if (!box) throw new Error('The card is not rendered.');
  const y = box.y + box.height / 2;
  await swipe(page, [box.x + 250, y], [box.x + 60, y]);
  await expect(order).toHaveText(new RegExp(`^${at + 1} of`));
  await page.keyboard.press('Escape');

  const pin = getPins(page).first();
  const from = await pin.boundingBox();
  const map = await getMap(page).boundingBox();
  if (!from || !map) throw new Error('The map is not rendered.');
  await swipe(page, [map.x + 40, map.y + 80], [map.x + 100, map.y + 180]);
  await expect.poll(async () => (await pin.boundingBox())?.y).toBeGreaterThan(from.y + 50);
});

test('zooms by pinching @deep', async ({ page }) => {
  await openMap(page);
  const map = await getMap(page).boundingBox();
  if (!map) throw new Error('The map is not rendered.');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  const session = await page.context().newCDPSession(page);
  const spread = (type: 'touchStart' | 'touchMove', half: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - half, y, id: 0 },
        { x: x + half, y, id: 1 },
      ],
    });
  const drawn = getPins(page);
  const before = await drawn.count();
  await spread('touchStart', 30);
  for (const half of [50, 70, 90, 110, 130]) await spread('touchMove', half);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // Clusters split when zooming in.
  await expect.poll(() => drawn.count()).toBeGreaterThan(before);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself stays').toBe(1);
});

test('the map stays usable with text at 200 % @deep', async ({ page }) => {
  await openMap(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const card = getCard(page);
  // Large pins stand together until the last zoom.
  await zoomToTheLast(page);
  const inView = getPins(page).and(page.locator(':not([tabindex="-1"])'));
  await expect(async () => {
    await inView.first().tap({ timeout: 2_000 });
    await expect(card).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await card.getByRole('button', { name: 'Next place' }).tap();
  await expect(card.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  const box = await getMap(page).boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(390);
  await card.getByRole('button', { name: 'Close' }).tap();
  await tap(page, 'button', 'List');
  await expect(resultCards(page).first()).toBeVisible();
});

async function swipe(page: Page, from: [number, number], to: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  }
  await send('touchEnd');
}

test('all pins and clusters are reachable by keyboard, and the focus is never lost @deep', async ({
  page,
}) => {
  await openMap(page);
  const buttonCount = await getMap(page).getByRole('button').count();
  expect(buttonCount).toBeGreaterThan(3);
  const tabStops = getMap(page).locator('button:not([tabindex="-1"])');
  expect(await tabStops.count()).toBeLessThanOrEqual(buttonCount);

  await getMap(page).focus();
  await page.keyboard.press('Tab');
  await expect(tabStops.first()).toBeFocused();

  const cluster = getClusters(page).first();
  const before = await cluster.innerText();
  await cluster.focus();
  await page.keyboard.press('Enter');
  const focused = getMap(page).locator('button:focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveText(before, { useInnerText: true });

  // A focused pin moves out from under counts and buttons.
  const stopCount = await tabStops.evaluateAll((pins) => {
    for (const [at, pin] of pins.entries()) pin.setAttribute('data-stop', String(at));
    return pins.length;
  });
  for (let at = 0; at < stopCount; at += 1) {
    // Pins at the edge leave the view when the map moves.
    const pin = getMap(page).locator(`[data-stop="${at}"]:not([tabindex="-1"])`);
    if ((await pin.count()) === 0) continue;
    await page.keyboard.press('Shift');
    await pin.focus();
    await expect
      .poll(() =>
        pin.evaluate((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  }

  await getPins(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(getCard(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getCard(page)).toHaveCount(0);
  await expect(getMap(page).locator('button:focus')).toHaveCount(1);

  // Zooming out merges the pin into a cluster: the focus follows.
  await page.getByRole('button', { name: 'Show the whole search area' }).evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  for (let step = 0; step < 3; step += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).dispatchEvent('click');
    await expect(
      getMap(page).locator(':focus').or(page.locator('[role=region]:focus')),
    ).toHaveCount(1);
  }
});

test('all pins stay reachable at the largest zoom @deep', async ({ page }) => {
  await openMap(page);
  const closer = page.getByRole('button', { name: 'Zoom in' });
  while ((await closer.getAttribute('aria-disabled')) !== 'true') {
    const before = await getMap(page).getByRole('button').count();
    await closer.tap();
    await expect.poll(() => getMap(page).getByRole('button').count()).not.toBe(before);
  }
  await expect(page.getByText(/as close as this map goes/)).toBeVisible();
  const map = await getMap(page).boundingBox();
  const stops = getMap(page).locator('button:not([tabindex="-1"])');
  for (const stop of await stops.all()) {
    const box = await stop.boundingBox();
    expect(box && map && box.x + 44 > map.x && box.x < map.x + map.width).toBe(true);
  }
});

test('filters apply to the map', async ({ page }) => {
  // Every place is open at lunchtime.
  await page.clock.install({ time: new Date('2026-11-25T09:00+09:00') });
  await openMap(page);
  const name = await getMap(page).getAttribute('aria-label');
  await tap(page, 'button', 'Open now');
  await expect(getMap(page)).not.toHaveAttribute('aria-label', name ?? '');
  const pill = await page.getByRole('button', { name: 'List', exact: true }).boundingBox();
  const credits = await page.getByRole('link', { name: '© OpenStreetMap' }).boundingBox();
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(credits?.y ?? 0);
});

test('places without coordinates are listed below the map', async ({ page }) => {
  await page.route('**/api/rec/get-filtered-restaurants', async (route) => {
    const answer = await (await route.fetch()).json();
    const [first, ...others] = answer.restaurantInfo;
    delete first.mapx;
    await route.fulfill({ json: { ...answer, restaurantInfo: [first, ...others] } });
  });
  await openResults(page, 'Insadong', '500m', ['Pork']);
  await tap(page, 'button', 'Map');
  await expect(page.getByRole('heading', { name: 'Not on the map (1)' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Not on the map' });
  await expect(list.getByRole('article')).toHaveCount(1);
});

test.describe('after a visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the map works offline @deep', async ({ page }) => {
    await page.goto('/');
    await waitUntilShellCached(page);
    await openMap(page);
    await expect(getStreets(page).first()).toBeAttached();
    await page.context().setOffline(true);
    await page.reload();
    await expect(getLabels(page)).toBeVisible();
    await getPins(page).first().tap();
    await expect(getCard(page).getByRole('heading').first()).toBeVisible();
    await zoomToTheLast(page);
    await expect(getMap(page).getByText(/-gil$/).first()).toBeVisible();
  });
});

test.describe('with map tiles', () => {
  const TILE = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  test('are loaded from the configured host with their attribution @deep', async ({ page }) => {
    const tileUrls: string[] = [];
    await page.route('https://tiles.example/**', (route) => {
      tileUrls.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: TILE });
    });
    await page.goto(SERVERS.forwarding);
    const policy = (await page.request.get(SERVERS.forwarding)).headers()[
      'content-security-policy'
    ];
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
    expect(policy).not.toMatch(/connect-src [^;]*tiles\.example/);
    await page.goto(`${SERVERS.forwarding}/share?area=15&radius=500`);
    await expect(page).toHaveURL(/\/results$/);
    await tap(page, 'button', 'Map');
    await expect(page.getByText('© Tiles by Example')).toBeVisible();
    await expect.poll(() => tileUrls.length).toBeGreaterThan(3);
    await expect(page.getByText(/not streets/)).toHaveCount(0);
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeAttached();
  });
});
