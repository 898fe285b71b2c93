'use client';

import { useEffect, useState } from 'react';
import { MessageScreen } from '@/components/layout/message-screen';
import { StaticMascot } from '@/components/ui/static-mascot';
import type { GlobalErrorMessages } from '@/lib/global-error-messages';
import './globals.css';

const ENGLISH: GlobalErrorMessages = [
  'Application Error',
  'Something broke on our side.',
  'Go home',
];

/**
 * Replaces the whole document when the root layout fails, and links home without the router. Texts
 * in other languages are loaded on demand: this page is part of every bundle. No reload for a missing script as in
 * `[locale]/error.tsx`: the scripts of the root layout load with the document.
 */
export default function GlobalErrorPage() {
  const [prefix, setPrefix] = useState('');
  const [[title, text, homeLabel], setMessages] = useState(ENGLISH);
  useEffect(() => {
    const [, locale = ''] = location.pathname.split('/');
    if (!/^(?:ja|zh-Han[st])$/.test(locale)) return;
    import('@/lib/global-error-messages').then(
      ({ GLOBAL_ERROR_MESSAGES }) => {
        setPrefix(locale);
        setMessages(GLOBAL_ERROR_MESSAGES[locale] ?? ENGLISH);
      },
      (importError: unknown) => console.info('[error] loading the translation failed', importError),
    );
  }, []);
  return (
    <html lang={prefix || 'en'}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <MessageScreen title={title} picture={<StaticMascot />}>
          <p className="text-lead text-balance">{text}</p>
          <a
            href={`/${prefix}`}
            className="rounded-control bg-brand px-5 py-3 font-bold text-on-brand shadow-card"
          >
            {homeLabel}
          </a>
        </MessageScreen>
      </body>
    </html>
  );
}
