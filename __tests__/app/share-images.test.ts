import { describe, expect, it, jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as PlaceCard from '@/app/[locale]/places/[contentId]/card.png/route';
import type * as RecipeCard from '@/app/[locale]/recipes/[slug]/card.png/route';
import type { Recipe } from '@/lib/recipes/types';
import { waitUntil } from '../helpers/wait-until';

interface DrawingOptions {
  width: number;
  height: number;
  fonts: { name: string }[];
}

/** Drawings that wait for their turn. */
let isHolding = false;
const held: (() => void)[] = [];
const draw = jest.fn<(element: ReactElement, options: DrawingOptions) => void>();
const getRecipe = jest.fn<(slug: string, locale: string) => Promise<Partial<Recipe> | null>>();

// The renderer is an ES module with WebAssembly; journeys draw real pictures.
jest.mock('next/og', () => ({
  ImageResponse: class extends Response {
    constructor(element: ReactElement, options: DrawingOptions) {
      super(
        new ReadableStream({
          async start(controller) {
            if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
            controller.close();
          },
        }),
      );
      draw(element, options);
    }
  },
}));
jest.mock('@/lib/recipes/posts', () => ({ getRecipe }));

const REQUEST = new Request('http://localhost/card.png');
/** Myeongdong's Hadonggwan. */
const PLACE = 'KOP005614';

async function getPlaceCard(locale: string, contentId: string) {
  const route: typeof PlaceCard = await import('@/app/[locale]/places/[contentId]/card.png/route');
  return route.GET(REQUEST, { params: Promise.resolve({ locale, contentId }) });
}

async function getRecipeCard(locale: string, slug: string) {
  const route: typeof RecipeCard = await import('@/app/[locale]/recipes/[slug]/card.png/route');
  return route.GET(REQUEST, { params: Promise.resolve({ locale, slug }) });
}

/** Heading with title, fonts and size of the last picture. */
function getDrawing() {
  const [element, options] = draw.mock.lastCall ?? [];
  if (!element || !options) throw new Error('Nothing was drawn.');
  return {
    text: renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, ''),
    fonts: options.fonts.map(({ name }) => name.replace(/-\d+-800-normal\.woff$/, '')),
    size: [options.width, options.height],
  };
}

describe('share image of a place', () => {
  it.each([
    ['en', 'Kioot · A place to eat in SeoulHadonggwan', 'nunito-display.ttf'],
    ['ja', 'Kioot・ソウルのお店河東館', 'noto-sans-jp'],
    ['zh-Hans', 'Kioot · 首尔的餐厅河东馆', 'noto-sans-sc'],
    ['zh-Hant', 'Kioot · 首爾的餐廳河東館', 'noto-sans-tc'],
  ])('is in %s: %s', async (locale, text, font) => {
    expect((await getPlaceCard(locale, PLACE)).status).toBe(200);
    const drawing = getDrawing();
    expect(drawing.text).toBe(text);
    expect(drawing.fonts[0]).toBe('nunito-display.ttf');
    expect(drawing.fonts[1] ?? drawing.fonts[0]).toBe(font);
    expect(drawing.size).toEqual([1200, 630]);
  });

  it('has no picture of an unknown place or language', async () => {
    await expect(getPlaceCard('ja', '999999')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
    await expect(getPlaceCard('ko', PLACE)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});

describe('share image of a recipe', () => {
  it('has title and heading in the language of the page', async () => {
    getRecipe.mockImplementation(async (_slug, locale) => ({
      title: locale === 'ja' ? 'ヴィーガン白菜キムチ（植物性のみ）' : 'Vegan Kimchi',
      thumbnailUrl: '/images/recipes/vegan-baechu-kimchi-4x3.webp',
    }));
    await getRecipeCard('ja', 'vegan-baechu-kimchi');
    expect(getDrawing().text).toBe('Kioot・お母さんの台所ヴィーガン白菜キムチ（植物性のみ）');
    await getRecipeCard('en', 'vegan-baechu-kimchi');
    expect(getDrawing().text).toBe('Kioot · Mom’s kitchenVegan Kimchi');
  });

  it('has the purpose of the site in the language for a title without a drawable letter', async () => {
    getRecipe.mockResolvedValue({ title: '김치찌개', thumbnailUrl: null });
    await getRecipeCard('zh-Hant', 'kimchi-jjigae');
    expect(getDrawing().text).toBe('Kioot · 媽媽的廚房你的首爾專屬美食嚮導');
  });

  it('has no picture of an unknown recipe', async () => {
    getRecipe.mockResolvedValue(null);
    await expect(getRecipeCard('ja', 'nope')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});

describe('many share images at once', () => {
  it('are drawn two at a time; beyond a short queue the answer is 503', async () => {
    isHolding = true;
    const locales = ['en', 'ja', 'zh-Hans', 'zh-Hant'];
    const statuses: number[] = [];
    const answers = Array.from({ length: 60 }, async (_, at) => {
      const response = await getPlaceCard(locales[at % 4] ?? 'en', PLACE);
      statuses.push(response.status);
      if (response.status === 503) {
        expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
    await waitUntil(() => statuses.length === 60 - 18 && held.length === 2);
    expect(new Set(statuses)).toEqual(new Set([503]));
    while (statuses.length < 60) {
      expect(held.length).toBeLessThanOrEqual(2);
      held.shift()?.();
      await waitUntil(() => held.length > 0 || statuses.length === 60);
    }
    await Promise.all(answers);
    expect(statuses.filter((status) => status === 200)).toHaveLength(18);
    isHolding = false;
    expect((await getPlaceCard('en', PLACE)).status).toBe(200);
  });
});
