import { expect, test } from '@playwright/test';
import { SERVERS } from './helpers/servers';

test.describe('maintenance mode', () => {
  test.use({ baseURL: SERVERS.maintenance });

  test('answers every path with 503, Retry-After and no-store', async ({ request }) => {
    for (const path of [
      '/',
      '/location',
      '/results',
      '/recipies',
      '/recipes/x',
      '/maintenance',
      '/Error',
      '/nowhere',
      '/api/rec/x',
      '/api/health',
      '/_next/data/x/index.json',
    ]) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(503);
      expect.soft(response.headers()['retry-after'], path).toBe('600');
      expect.soft(response.headers()['cache-control'], path).toContain('no-store');
      expect.soft(await response.text(), path).toContain('We’ll be back soon!');
    }
  });

  test('answers calls to the BFF likewise', async ({ request }) => {
    for (const path of ['/api/rec/get-content-id-by-gps', '/api/search']) {
      const headers = { 'x-middleware-prefetch': '1' };
      expect((await request.get(path, { headers })).status(), path).toBe(503);
      const response = await request.post(path, { data: {}, headers });
      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toBe('600');
      expect(response.headers()['cache-control']).toContain('no-store');
    }
  });

  test('shows the reason and contacts, with styles', async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && response.request().resourceType() !== 'document')
        failed.push(response.url());
    });
    await page.goto('/results');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be back soon!');
    await expect(page.getByText(/fire at a government data centre/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'e-mail' })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('load');
    expect(failed).toEqual([]);
  });
});

test('/maintenance is an ordinary page otherwise', async ({ request }) => {
  expect((await request.get('/maintenance')).status()).toBe(200);
});
