import { expect } from '@playwright/test';
import { collectConsoleErrors, expectGreenScreen, test } from './helpers/recipe-site';

test.describe.configure({ mode: 'default' });

test.describe('recipe page', () => {
  test('shows the header and the structured content', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/recipes/kimchi-jjigae');
    const article = page.getByRole('article');
    await expect(article.getByText('3 servings').first()).toBeVisible();
    await expect(article.getByText('Cook: 30 min')).toBeVisible();
    // Not repeated among the facts of the recipe.
    await expect(article.getByText('30 min')).toHaveCount(1);
    await expect(article.getByText('January 8, 2026')).toBeVisible();
    for (const name of ['Ingredients', 'Steps', 'Tips', 'Swaps']) {
      await expect(article.getByRole('heading', { name })).toBeVisible();
    }
    await expect(article.getByText('Every Korean child')).toBeVisible();
    await expect(article.getByText('묵은지')).toHaveAttribute('lang', 'ko');
    expect(consoleErrors).toEqual([]);
  });

  const SHAPES = [
    ['an HTML string', (content: unknown) => typeof content === 'string' && content !== ''],
    ['an object with html', (content: unknown) => has(content, 'html') && !has(content, 'recipe')],
    ['an object with a content string', (content: unknown) => has(content, 'content')],
  ] as const;
  for (const [name, isShape] of SHAPES) {
    test(`shows ${name} as HTML @deep`, async ({ page, recipeSite }) => {
      const { data } = await recipeSite.database.anon.from('posts').select('slug, content');
      const [slug, text] = (data ?? []).flatMap(({ slug, content }) => {
        const paragraph = /<p>([^<>&"\\]{20,})/.exec(JSON.stringify(content))?.[1];
        return isShape(content) && paragraph ? [[slug, paragraph] as const] : [];
      })[0] ?? ['', 'nothing of this shape'];
      await page.goto(`/recipes/${slug}`);
      await expect(page.getByRole('article').getByRole('paragraph')).toContainText([text]);
      await expect(page.getByRole('article')).not.toContainText('<p>');
    });
  }

  test('shows any other object as formatted text @deep', async ({ page, recipeSite }) => {
    const { data } = await recipeSite.database.anon.from('posts').select('slug, content');
    const post = data?.find(({ content }) => has(content, 'kitchen_notes'));
    await page.goto(`/recipes/${post?.slug}`);
    await expect(page.getByRole('article').locator('pre')).toHaveText(
      JSON.stringify(post?.content, null, 2),
    );
  });

  test('reports empty and absent content', async ({ page, recipeSite }) => {
    const { data } = await recipeSite.database.anon.from('posts').select('slug, content');
    const empty = data?.find(({ content }) => content === '');
    const absent = data?.find(({ content }) => content === null);
    await page.goto(`/recipes/${empty?.slug}`);
    await expect(page.getByText('No content available.')).toBeVisible();
    await page.goto(`/recipes/${absent?.slug}`);
    await expect(page.getByText('Recipe content is being prepared.')).toBeVisible();
  });

  test('is a 404 on a full green screen for an unknown slug', async ({ page }) => {
    const response = await page.goto('/recipes/no-such-recipe');
    expect(response?.status()).toBe(404);
    const screen = page.getByRole('main');
    await expect(screen.getByRole('heading')).toHaveText('Recipe not found.');
    await expectGreenScreen(page);
    await page.getByRole('link', { name: 'Go back to recipe list' }).click();
    await expect(page).toHaveURL(/\/recipies$/);
  });

  test('scales ingredients with the servings and resets', async ({ page }) => {
    await page.goto('/recipes/kimchi-jjigae');
    const kimchi = page.getByRole('listitem').filter({ hasText: '묵은지' });
    await expect(kimchi).toContainText('400 g');
    const more = page.getByRole('button', { name: 'One serving more' });
    for (let presses = 0; presses < 3; presses += 1) await more.click();
    await expect(page.getByRole('group', { name: 'Servings' })).toContainText('6 servings');
    await expect(page.getByRole('article').getByText('6 servings')).toHaveCount(2);
    await expect(kimchi).toContainText('800 g');
    await expect(kimchi).toContainText('4 cups');
    await page.getByRole('button', { name: 'Reset servings' }).click();
    await expect(kimchi).toContainText('400 g');
    const less = page.getByRole('button', { name: 'One serving fewer' });
    await less.click();
    await less.click();
    await expect(page.getByRole('group', { name: 'Servings' })).toContainText('1 serving');
    await expect(less).toBeDisabled();
  });

  test('ticks ingredients off for the visit', async ({ page }) => {
    await page.goto('/recipes/kimchi-jjigae');
    await page.getByRole('checkbox', { name: /묵은지/ }).check();
    await page.getByRole('button', { name: 'One serving more' }).click();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /묵은지/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.goto('/recipes/bulgogi');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('tells the total time before the cooking time', async ({ page }) => {
    await page.goto('/recipes/kimchi-jjigae');
    await expect(page.getByRole('article').getByText(/Total:.*Cook:/)).toHaveCount(1);
  });

  test('holds a wake lock, and requests it again when the page becomes visible @deep', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { wakeLocks: log });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: (type: string) => {
            log.push(`request ${type}`);
            return Promise.resolve({
              release: () => {
                log.push('release');
                return Promise.resolve();
              },
            });
          },
        },
      });
    });
    const readLog = () => page.evaluate(() => Reflect.get(window, 'wakeLocks') as string[]);
    await page.goto('/recipes/kimchi-jjigae');
    const toggle = page.getByRole('switch', { name: 'Keep screen on' });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect.poll(readLog).toEqual(['request screen']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(readLog).toEqual(['request screen', 'request screen']);
    await toggle.click();
    await expect.poll(readLog).toContain('release');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await readLog()).toEqual(['request screen', 'request screen', 'release']);
  });

  test('has a jump link to the recipe and links to adjacent recipes', async ({ page }) => {
    await page.goto('/recipes/kimchi-jjigae');
    await page.getByRole('link', { name: 'Jump to recipe' }).click();
    await expect(page).toHaveURL(/#recipe$/);
    await expect(page.getByText('Prep', { exact: true })).toBeInViewport();
    const more = page.getByRole('navigation', { name: 'More recipes' });
    await more.getByRole('link', { name: /^← Previous recipe/ }).click();
    await expect(page).not.toHaveURL(/kimchi-jjigae/);
    await more.getByRole('link', { name: /^Next recipe/ }).click();
    await expect(page).toHaveURL(/\/recipes\/kimchi-jjigae$/);
  });

  test('hides interactive elements in print @deep', async ({ page }) => {
    await page.goto('/recipes/kimchi-jjigae');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
    await expect(page.getByRole('switch')).toBeHidden();
    await expect(page.getByRole('link', { name: '← Back to Recipes' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'More recipes' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  test('prints every recipe on at most two A4 pages @deep', async ({ page, recipeSite }) => {
    test.slow();
    const { data } = await recipeSite.database.anon.from('posts').select('slug');
    const tooLong: string[] = [];
    for (const { slug } of data ?? []) {
      await page.goto(`/recipes/${slug}`);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      if (sheets < 1 || sheets > 2) tooLong.push(`${slug}: ${sheets}`);
    }
    expect(tooLong).toEqual([]);
  });

  test('has a print button @deep', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void Object.assign(window, { isPrinted: true });
    });
    await page.goto('/recipes/kimchi-jjigae');
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);
  });

  test('shows places that serve the dish with their areas', async ({ page }) => {
    await page.goto('/recipes/bibimbap');
    const places = page.getByRole('region', { name: 'Eat it out, near' });
    const links = places.getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /^\/places\/\d+$/);
    expect(await links.count()).toBeLessThanOrEqual(5);
    for (const link of await links.all()) await expect(link).toContainText('비빔밥');
    await page.goto('/recipes/moms-kitchen-measures');
    await expect(page.getByRole('region', { name: 'Eat it out, near' })).toBeHidden();
  });

  test('has structured data, a canonical address and share images', async ({ page, request }) => {
    await page.goto('/recipes/kimchi-jjigae');
    const jsonLd: Record<string, unknown> = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(jsonLd['@type']).toBe('Recipe');
    expect(jsonLd.recipeIngredient).toContain(
      '400 g (2 cups) well-fermented cabbage kimchi, cut bite-size; most kimchi holds fish sauce or salted shrimp',
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /^http.+\/recipes\/kimchi-jjigae$/,
    );
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const images = [image, ...(jsonLd.image as string[])];
    expect(images).toHaveLength(4);
    for (const address of images) {
      const response = await request.get(new URL(address ?? '').pathname);
      expect([address, response.status()]).toEqual([address, 200]);
    }
    // Every step that the structured data links to exists.
    const steps = jsonLd.recipeInstructions as { url: string }[];
    for (const { url } of steps) await expect(page.locator(new URL(url).hash)).toBeVisible();
  });
});

function has(content: unknown, key: string): boolean {
  return typeof content === 'object' && content !== null && key in content;
}
