/** The languages the guide speaks, as BCP 47 writes them. English is first, and its addresses have no prefix. */
export const LOCALES = /** @type {const} */ (['en', 'ja', 'zh-Hans', 'zh-Hant']);
