import officialNames from '../../lexicon/official-names.json';

/** Dishes of the official list, Korean by English. */
export { officialNames };

/** The same list in another language, a file each. */
export const LOAD_OFFICIAL_NAMES = {
  ja: () => import('../../lexicon/official-names-ja.json'),
  'zh-Hans': () => import('../../lexicon/official-names-zh-hans.json'),
  'zh-Hant': () => import('../../lexicon/official-names-zh-hant.json'),
};
