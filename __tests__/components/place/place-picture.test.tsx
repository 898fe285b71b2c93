/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { createPlaceClassifier, getLexicon } from '@kioot/engine/lexicon';
import { toCompactFacts } from '@kioot/engine/verdicts';
import { PlacePicture } from '@/components/place/place-picture';
import { getPlaceDrawings } from '@/lib/search/classification/choose-drawing';
import { EnglishMessages } from '../../helpers/english-messages';
import { storeProfile } from '../../helpers/store-profile';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';

const substances = new Map(getLexicon().substances.map((each) => [each.name, each]));

async function renderPicture(menu: string, kind: string, profile: Partial<DietProfile>) {
  storeProfile({ ...EMPTY_PROFILE, ...profile });
  const text = { contentId: '1', title: '가게', firstmenu: '', treatmenu: menu };
  const { dishes, ...place } = createPlaceClassifier()(text);
  const facts = {
    ...{ ...place, because: [] },
    dishes: dishes.map((dish) => ({
      ...{ ko: dish.dish, en: dish.dish, serving: dish.serving },
      ...{ verdictSource: { by: 'name' as const }, ...toCompactFacts(dish, substances) },
    })),
  };
  const drawings = getPlaceDrawings(dishes, kind);
  await act(async () =>
    render(
      <Provider>
        <PlacePicture contentId="1" place={facts} drawings={drawings} />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
}

const getPicture = () =>
  document.querySelector('img')?.getAttribute('src') ??
  document.querySelector('use')?.getAttribute('href');

beforeEach(() => localStorage.clear());

it('draws the first dish for who eats anything, and says that it is drawn', async () => {
  await renderPicture('비빔밥, 두부조림', 'bibimbap', {});
  expect(getPicture()).toBe('/images/recipes/bibimbap-16x9.webp');
  expect(document.body.textContent).toBe('Drawn, not this kitchen’s plate');
});

it('draws the dish of the verdict', async () => {
  await renderPicture('제육볶음, 된장찌개', 'stew', { wish: { kind: 'meats', meats: ['pork'] } });
  await waitFor(() => expect(getPicture()).toBe('/images/recipes/jeyuk-bokkeum-16x9.webp'));
});

it('draws the plainer dish for a diet, and the city for an allergy', async () => {
  await renderPicture('비빔밥', 'bibimbap', { wish: { kind: 'strictVegan' } });
  await waitFor(() => expect(getPicture()).toBe('/images/recipes/vegetable-bibimbap-16x9.webp'));
  cleanup();
  await renderPicture('비빔밥', 'bibimbap', { allergies: ['egg'] });
  await waitFor(() => expect(document.querySelector('[class*=seoul-morning]')).not.toBeNull());
  expect(document.querySelector('img')).toBeNull();
  expect(document.body.textContent).toBe('');
});

it('draws a small symbol of the kind of food where no dish is drawn', async () => {
  await renderPicture('', 'bar', {});
  expect(getPicture()).toBe('/images/foods.svg#bar');
});
