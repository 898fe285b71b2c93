import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '../lib/areas';
import { getDistanceM } from '@kioot/engine/geo';
import { goToListEnd, readTotal, resultCards, tap } from './helpers/search-steps';

/** Five minutes on foot from Anguk station. */
const POSITION = { latitude: 37.577123, longitude: 126.984871 };
const ROUNDED_POSITION = { mapx: 126.985, mapy: 37.577 };
const LOOK_UP = '**/api/rec/get-content-id-by-gps';

/** Contents of localStorage and sessionStorage. */
function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

async function searchFromHere(page: Page) {
  await page.goto('/location');
  await tap(page, 'button', 'Use my location');
  await expect(page).toHaveURL(/\/distance$/);
  await tap(page, 'button', '500m');
  await tap(page, 'button', 'I’m all set!');
  await expect(page).toHaveURL(/\/results$/);
  await expect(resultCards(page).first()).toBeVisible();
}

test.describe('search around the visitor', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
    await context.setGeolocation(POSITION);
  });

  test('requests the position on a tap, rounds it before it is sent or stored, and survives reload and Back', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const lookUp = page.waitForRequest(LOOK_UP);
    await searchFromHere(page);
    expect((await lookUp).postDataJSON()).toEqual({ ...ROUNDED_POSITION, radius: 500 });
    const total = await readTotal(page);

    await page.reload();
    expect(await readTotal(page)).toBe(total);
    for (const path of ['/preferences', '/distance']) {
      await tap(page, 'link', 'Back');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await page.reload();
    const further = page.waitForRequest(LOOK_UP);
    await tap(page, 'button', '1000m');
    expect((await further).postDataJSON()).toEqual({ ...ROUNDED_POSITION, radius: 1000 });
    await expect(page).toHaveURL(/\/preferences$/);
    expect([...sent, await readStorage(page)].join()).not.toMatch(/37\.57712|126\.98487/);

    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue: Anything near you' })).toBeVisible();
    expect(await readStorage(page)).not.toContain('"mapx":126.985,"mapy":37.577');
  });

  test('sorts areas by distance once the position is known', async ({ page }) => {
    await page.goto('/location');
    await tap(page, 'button', 'Use my location');
    await expect(page).toHaveURL(/\/distance$/);
    await tap(page, 'link', 'Back');
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const sorted = [...AREAS].sort(
      (a, b) => getDistanceM(ROUNDED_POSITION, a) - getDistanceM(ROUNDED_POSITION, b),
    );
    const areas = page.getByRole('main').getByRole('listitem');
    const names = sorted.map(({ location_en, location_ko }) => location_en + location_ko);
    await expect(areas).toContainText(names);
    // An area replaces the position.
    await tap(page, 'link', /^Jamsil/);
    await tap(page, 'button', '500m');
    await tap(page, 'button', 'I’m all set!');
    await goToListEnd(page);
    await expect(
      page.getByText(/Distances are in a straight line from the [^ ]+ of Jamsil/),
    ).toBeVisible();
  });

  test('shares the nearest station, and the position only when checked', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await searchFromHere(page);
    await tap(page, 'button', 'Share this list');
    await expect(
      page.getByText('The link will point to Anguk Station, the nearest station.'),
    ).toBeVisible();
    const readLink = async () => {
      await tap(page, 'button', 'Send the link');
      await expect(page.getByText(/^Link copied/)).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const link = new URL(await readLink());
    expect(Object.fromEntries(link.searchParams)).toEqual({ station: '안국', radius: '500' });

    await page.getByRole('checkbox', { name: /^My location/ }).check();
    await expect(page.getByText('The link will show where you searched.')).toBeVisible();
    const exact = new URL(await readLink());
    expect(exact.searchParams.get('at')).toBe('126.985,37.577');

    for (const { href } of [link, exact]) {
      const friend = await context.newPage();
      await friend.goto(href);
      await expect(friend).toHaveURL(/\/results$/);
      await expect(resultCards(friend).first()).toBeVisible();
      await friend.close();
    }
    const lost = await context.newPage();
    await lost.goto('/share?station=%EC%97%86%EB%8A%94%EC%97%AD&radius=500');
    await expect(lost.getByRole('heading', { level: 1 })).toHaveText('This link has lost its way');
  });
});

for (const [name, position, message] of [
  ['outside Seoul', { latitude: 35.11, longitude: 129.04 }, 'You seem to be outside Seoul'],
  ['outside Korea', { latitude: 40.7, longitude: -74 }, 'You seem to be outside Korea'],
  ['that is denied', null, 'Your browser isn’t sharing your location'],
] as const) {
  test(`a position ${name} is explained, and areas stay available`, async ({ page, context }) => {
    if (position) {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(position);
    }
    await page.goto('/location');
    await tap(page, 'button', 'Use my location');
    await expect(page.getByRole('main').getByRole('status')).toContainText(message);
    await tap(page, 'link', /^Myeongdong/);
    await expect(page).toHaveURL(/\/distance$/);
  });
}

test('an area can be chosen while the position is pending', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (done) => {
      Object.assign(window, { answer: done });
    };
  });
  await page.goto('/location');
  await tap(page, 'button', 'Use my location');
  await expect(page.getByRole('button', { name: 'Finding you…' })).toBeVisible();
  await tap(page, 'link', /^Jamsil/);
  await expect(page).toHaveURL(/\/distance$/);
  await page.evaluate(() => {
    const { answer } = window as unknown as { answer: PositionCallback };
    answer({ coords: { longitude: 126.985, latitude: 37.577 } } as GeolocationPosition);
  });
  const lookUp = page.waitForRequest(LOOK_UP);
  await tap(page, 'button', '500m');
  expect((await lookUp).postDataJSON()).toMatchObject({ mapx: 127.1001 });
});
