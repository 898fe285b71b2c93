import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '../lib/areas';
import { getDistanceM } from '@kioot/engine/geo';
import { goToListEnd, readTotal, resultCards, tap } from './helpers/guide';

/** Five minutes from Anguk station. */
const HERE = { latitude: 37.577123, longitude: 126.984871 };
const ROUNDED = { mapx: 126.985, mapy: 37.577 };
const LOOK_UP = '**/api/rec/get-content-id-by-gps';

/** Everything the tab and the phone keep, as text. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

async function searchFromHere(page: Page) {
  await page.goto('/location');
  await tap(page, 'button', 'Use where I am');
  await expect(page).toHaveURL(/\/distance$/);
  await tap(page, 'button', '500m');
  await tap(page, 'button', 'I’m all set!');
  await expect(page).toHaveURL(/\/results$/);
  await expect(resultCards(page).first()).toBeVisible();
}

test.describe('from where the visitor is', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
    await context.setGeolocation(HERE);
  });

  test('asked on a tap, rounded before it is sent or kept, and kept by reload and Back', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const lookUp = page.waitForRequest(LOOK_UP);
    await searchFromHere(page);
    expect((await lookUp).postDataJSON()).toEqual({ ...ROUNDED, radius: 500 });
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
    expect((await further).postDataJSON()).toEqual({ ...ROUNDED, radius: 1000 });
    await expect(page).toHaveURL(/\/preferences$/);
    expect([...sent, await readKept(page)].join()).not.toMatch(/37\.57712|126\.98487/);

    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue: Anything around you' })).toBeVisible();
    expect(await readKept(page)).not.toContain('"mapx":126.985,"mapy":37.577');
  });

  test('the areas stand by how near they are, once it is known', async ({ page }) => {
    await page.goto('/location');
    await tap(page, 'button', 'Use where I am');
    await expect(page).toHaveURL(/\/distance$/);
    await tap(page, 'link', 'Back');
    await expect(page.getByRole('button', { name: 'Use where I am' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const near = [...AREAS].sort((a, b) => getDistanceM(ROUNDED, a) - getDistanceM(ROUNDED, b));
    const areas = page.getByRole('main').getByRole('listitem');
    const names = near.map(({ location_en, location_ko }) => location_en + location_ko);
    await expect(areas).toHaveText(names);
    // An area takes the place of the position.
    await tap(page, 'link', /^Jamsil/);
    await tap(page, 'button', '500m');
    await tap(page, 'button', 'I’m all set!');
    // It stands below the list, and is drawn when somebody comes near.
    await goToListEnd(page);
    await expect(page.getByText(/Straight distances from the middle of Jamsil/)).toBeVisible();
  });

  test('a shared link leads to the nearest station, and to the position only when ticked', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await searchFromHere(page);
    await goToListEnd(page);
    await expect(page.getByText('The link leads to Anguk Station, the nearest one.')).toBeVisible();
    const share = page.getByRole('button', { name: 'Share this list' });
    const readLink = async () => {
      await share.click();
      await expect(page.getByText('Link copied')).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const link = new URL(await readLink());
    expect(Object.fromEntries(link.searchParams)).toEqual({ station: '안국', radius: '500' });

    await page.getByRole('checkbox', { name: /^My position/ }).check();
    await expect(page.getByText('The link says where you searched.')).toBeVisible();
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

for (const [name, position, words] of [
  ['outside Seoul', { latitude: 35.11, longitude: 129.04 }, 'You seem to be outside Seoul'],
  ['outside Korea', { latitude: 40.7, longitude: -74 }, 'You seem to be outside Korea'],
  ['that is denied', null, 'Your browser keeps your position to itself'],
] as const) {
  test(`a position ${name} is explained, and an area goes on`, async ({ page, context }) => {
    if (position) {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(position);
    }
    await page.goto('/location');
    await tap(page, 'button', 'Use where I am');
    await expect(page.getByRole('main').getByRole('status')).toContainText(words);
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Myeongdong명동');
    await tap(page, 'link', /^Myeongdong/);
    await expect(page).toHaveURL(/\/distance$/);
  });
}

test('an area can be picked while the phone is still asked', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (done) => {
      Object.assign(window, { answer: done });
    };
  });
  await page.goto('/location');
  await tap(page, 'button', 'Use where I am');
  await expect(page.getByRole('button', { name: 'Asking your phone…' })).toBeVisible();
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
