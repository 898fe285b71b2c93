import { expect, test, type Page } from '@playwright/test';
import { createAxeBuilder } from './helpers/axe';
import { findLayoutFaults } from './helpers/layout-checks';
import { storeParty } from './helpers/party';
import { tap } from './helpers/search-steps';

const NOTHING = { allergies: [], severe: [], others: [] };
/** A visitor with an allergy to pork, and someone who eats halal. */
const PEOPLE = [
  { nickname: '', profile: { wish: { kind: 'any' }, ...NOTHING, allergies: ['pork'] } },
  { nickname: 'Mia', profile: { wish: { kind: 'halal' }, ...NOTHING } },
];

const order = (page: Page) => page.getByRole('dialog', { name: 'Your order in Korean' });
const add = (page: Page, dish: string) =>
  order(page)
    .getByRole('button', { name: `One more: ${dish}`, exact: true })
    .tap();

async function typeDish(page: Page, ko: string) {
  await page.getByRole('combobox', { name: 'A dish on the menu' }).fill(ko);
  await tap(page, 'button', `Add ${ko}`);
}

test('a wall menu is sorted, and orders pork for two only after a warning', async ({ page }) => {
  await storeParty(page, PEOPLE);
  await page.goto('/menu');
  const dishes = page.getByRole('list', { name: 'Dishes' }).locator('> li');

  await test.step('what is not for everyone comes last', async () => {
    await tap(page, 'button', 'Type');
    for (const ko of ['제육볶음', '된장찌개', '물냉면']) await typeDish(page, ko);
    await expect(dishes).toHaveCount(3);
    await expect(dishes.last()).toContainText('제육볶음');
    await expect(dishes.last()).toHaveAttribute('data-verdict', 'no');
  });

  await test.step('a second tap names the people and the reason', async () => {
    await tap(page, 'button', 'Order in Korean');
    await add(page, 'Cold Buckwheat Noodles');
    await add(page, 'Stir-fried Pork');
    await expect(order(page).getByRole('status')).toHaveText('물냉면 한 그릇 주세요.');
    expect(await findLayoutFaults(page)).toEqual([]);
    expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
    await order(page)
      .getByRole('button', { name: 'Not for you, Mia: pork. Order it anyway' })
      .tap();
    await expect(order(page).getByRole('status')).toHaveText(
      '제육볶음 하나, 물냉면 한 그릇 주세요.',
    );
  });

  await test.step('the staff read without the rows of dishes', async () => {
    await tap(page, 'button', 'Done');
    await expect(order(page).getByRole('button', { name: /^One (?:more|less)/ })).toHaveCount(0);
    await expect(order(page).getByText('Stir-fried Pork: not for you, Mia (pork)')).toBeVisible();
    await expect(
      order(page)
        .getByText(/들어가나요\?$/)
        .first(),
    ).toHaveText('제육볶음에 돼지고기가 들어가나요?');
    expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
  });
});
