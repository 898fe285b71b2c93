'use client';

import { useEffect, useState } from 'react';
import { MessageScreen } from '@/components/layout/message-screen';
import { StillMascot } from '@/components/ui/still-mascot';
import { useChunkReload } from '@/components/ui/use-chunk-reload';
import type { BrokenWords } from '@/lib/broken-words';
import './globals.css';

const ENGLISH: BrokenWords = ['Application Error', 'Something broke on our side.', 'Go home'];

/** Replaces the whole document when the root layout itself fails, so it links home without the router. The words of other
 * languages are fetched when they are needed: every page carries this one. */
export default function GlobalErrorPage({ error }: { error: Error }) {
  useChunkReload(error);
  const [prefix, setPrefix] = useState('');
  const [[title, text, home], setWords] = useState(ENGLISH);
  useEffect(() => {
    const [, locale = ''] = location.pathname.split('/');
    if (!/^(?:ja|zh-Han[st])$/.test(locale)) return;
    import('@/lib/broken-words').then(
      ({ BROKEN_WORDS }) => {
        setPrefix(locale);
        setWords(BROKEN_WORDS[locale] ?? ENGLISH);
      },
      (fault: unknown) => console.info('[error] said in English', fault),
    );
  }, []);
  return (
    <html lang={prefix || 'en'}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <MessageScreen title={title} picture={<StillMascot />}>
          <p className="text-lead text-balance">{text}</p>
          <a
            href={`/${prefix}`}
            className="rounded-control bg-brand px-5 py-3 font-bold text-on-brand shadow-card"
          >
            {home}
          </a>
        </MessageScreen>
      </body>
    </html>
  );
}
