/** Texts of the global error page, which has no layout: title, text, and the link home. */
export type GlobalErrorMessages = readonly [title: string, text: string, home: string];

/** By locale prefix. English is part of the page itself. */
export const GLOBAL_ERROR_MESSAGES: Readonly<Record<string, GlobalErrorMessages>> = {
  ja: ['エラーが発生しました', 'サイト側で問題が起きました。', 'ホームへ'],
  'zh-Hans': ['应用出错了', '我们这边出了问题。', '回首页'],
  'zh-Hant': ['發生錯誤', '我們這邊出了問題。', '回首頁'],
};
