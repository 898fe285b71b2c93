import { expect, it } from '@jest/globals';
import { splitPhrases } from '@/components/recipes/share-image';

it.each([
  ['ja', '白菜キムチ（植物性のみ）', ['白菜', 'キムチ', '（植物性のみ）']],
  ['ja', '豆腐の煮物', ['豆腐の', '煮物']],
  ['ja', 'サラダ、「特製」', ['サラダ、', '「特製」']],
  ['zh-Hans', '美食，泡菜', ['美食，', '泡菜']],
  ['en', 'Kimchi stew', ['Kimchi ', 'stew']],
  ['ja', '', []],
] as const)('in %s lines of %j break between phrases', (locale, text, phrases) => {
  expect(splitPhrases(text, locale)).toEqual(phrases);
});
