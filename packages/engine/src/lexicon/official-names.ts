import officialNames from '../../lexicon/official-names.json';

/** English names of the official list of 800 dishes, by their Korean names without blanks. */
export { officialNames };

/** Loaders of the same list in other languages, one file each. */
export const OFFICIAL_NAME_LOADERS = {
  ja: () => import('../../lexicon/official-names-ja.json'),
  'zh-Hans': () => import('../../lexicon/official-names-zh-hans.json'),
  'zh-Hant': () => import('../../lexicon/official-names-zh-hant.json'),
};
