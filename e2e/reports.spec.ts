import { expect, test, type Page } from '@playwright/test';
import { createAxeBuilder } from './helpers/axe';
import { waitUntilPageCached } from './helpers/deployment';
import { DATABASE_PORT, SERVERS } from './helpers/servers';
import { tap } from './helpers/search-steps';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'What’s wrong?' });

async function openSheet(page: Page, path: string) {
  await page.goto(path);
  await tap(page, 'button', /^Something wrong/);
  await expect(sheet(page)).toBeVisible();
}

/** Reports of a place in the embedded database, which grants this machine every right. */
async function readReports(contentId: string): Promise<unknown[]> {
  const query = `content_id=eq.${contentId}&select=kind,dish,note,status`;
  const response = await fetch(`http://127.0.0.1:${DATABASE_PORT}/rest/v1/reports?${query}`);
  return (await response.json()) as unknown[];
}

test('a mistake is reported with a few taps, and nothing about the visitor', async ({ page }) => {
  await openSheet(page, '/places/KOP005614');
  expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
  await sheet(page).getByRole('radio', { name: 'A dish isn’t what we say' }).check();
  const dish = sheet(page).getByRole('combobox', { name: 'Which dish?' });
  await dish.selectOption({ index: 1 });
  await sheet(page).getByRole('textbox').fill('It has beef tripe.');
  const request = page.waitForRequest('**/api/reports');
  await tap(page, 'button', 'Send report');
  expect(Object.keys((await request).postDataJSON() as object).sort()).toEqual([
    'contentId',
    'dish',
    'id',
    'kind',
    'note',
  ]);
  await expect(sheet(page).getByRole('status')).toHaveText('Thank you. We’ll check it.');
  expect(await readReports('KOP005614')).toContainEqual({
    ...{ kind: 'dish', dish: expect.stringMatching(/^[가-힣 ]+$/), note: 'It has beef tripe.' },
    status: 'open',
  });
  await tap(page, 'button', 'Done');
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/places\/KOP005614$/);
});

test('the phone’s Back closes the form', async ({ page }) => {
  await openSheet(page, '/places/KOP005614');
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadonggwan');
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a report waits on the phone, can be canceled, and is sent later', async ({
    page,
    context,
  }) => {
    await page.goto('/places/KOP005614');
    await waitUntilPageCached(page, '/places/KOP005614');
    await context.setOffline(true);
    for (const kind of ['The hours', 'It has closed for good']) {
      await tap(page, 'button', /^Something wrong/);
      await sheet(page).getByRole('radio', { name: kind }).check();
      await tap(page, 'button', 'Send report');
      await expect(sheet(page).getByRole('status')).toContainText('waits on this phone');
      await tap(page, 'button', 'Done');
    }
    const pending = page.getByText(/^Waiting for a connection/);
    await expect(pending).toHaveCount(2);
    await page.getByRole('button', { name: 'Don’t send it' }).first().tap();
    await expect(pending).toHaveText([/It has closed for good/]);

    const response = page.waitForResponse('**/api/reports');
    await context.setOffline(false);
    expect((await response).status()).toBe(200);
    await expect(pending).toHaveCount(0);
    expect(await readReports('KOP005614')).toContainEqual(
      expect.objectContaining({ kind: 'closed', note: null }),
    );
  });
});

test('a report that cannot be stored becomes a mail that knows the restaurant and its hours', async ({
  page,
}) => {
  // The database of this instance does not respond.
  await openSheet(page, `${SERVERS.forwarding}/places/KOP005614`);
  await sheet(page).getByRole('radio', { name: 'The hours' }).check();
  await tap(page, 'button', 'Send report');
  const link = sheet(page).getByRole('alert').getByRole('link', { name: 'write an e-mail' });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toContain('@');
  expect(mail.searchParams.get('subject')).toMatch(/\(KOP005614\)$/);
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain('Restaurant: 하동관');
  expect(body).toMatch(/ID: \w+/);
  expect(body).toMatch(/What was shown: (?:Usually open|Open|Closed|Break|Hours)/);
});
