/** Supported languages (BCP 47). English comes first; its addresses have no prefix. */
export const LOCALES = /** @type {const} */ (['en', 'ja', 'zh-Hans', 'zh-Hant']);
