'use client';

import { useSyncExternalStore } from 'react';
import { MessageScreen } from '@/components/layout/message-screen';
import { StillMascot } from '@/components/ui/still-mascot';
import { useChunkReload } from '@/components/ui/use-chunk-reload';
import { splitLocalePath, toLocalePath, type Locale } from '@/lib/locales';
import './globals.css';

/** The messages of a language come with the layout, which failed. */
const WORDS: Readonly<Record<Locale, readonly [title: string, text: string, home: string]>> = {
  en: ['Application Error', 'Something broke on our side.', 'Go home'],
  ja: ['エラーが発生しました', 'こちら側で問題が起きました。', 'ホームへ'],
  'zh-Hans': ['应用出错了', '我们这边出了问题。', '回首页'],
  'zh-Hant': ['應用程式出錯了', '我們這邊出了問題。', '回首頁'],
};

const leaveAlone = () => () => undefined;

/** Replaces the whole document when the root layout itself fails, so it links home without the router. */
export default function GlobalErrorPage({ error }: { error: Error }) {
  useChunkReload(error);
  const path = useSyncExternalStore(
    leaveAlone,
    () => location.pathname,
    () => '/',
  );
  const { locale } = splitLocalePath(path);
  const [title, text, home] = WORDS[locale];
  return (
    <html lang={locale}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <MessageScreen title={title} picture={<StillMascot />}>
          <p className="text-lead text-balance">{text}</p>
          <a
            href={toLocalePath('/', locale)}
            className="rounded-control bg-brand px-5 py-3 font-bold text-on-brand shadow-card"
          >
            {home}
          </a>
        </MessageScreen>
      </body>
    </html>
  );
}
