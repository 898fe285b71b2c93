/** What is said where not even the layout stands: a title, a sentence, and the link home. */
export type BrokenWords = readonly [title: string, text: string, home: string];

/** By the prefix of the address. English is part of the page itself. */
export const BROKEN_WORDS: Readonly<Record<string, BrokenWords>> = {
  ja: ['エラーが発生しました', 'こちら側で問題が起きました。', 'ホームへ'],
  'zh-Hans': ['应用出错了', '我们这边出了问题。', '回首页'],
  'zh-Hant': ['應用程式出錯了', '我們這邊出了問題。', '回首頁'],
};
