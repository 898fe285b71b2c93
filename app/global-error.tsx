'use client';

import { MessageScreen } from '@/components/layout/message-screen';
import { StillMascot } from '@/components/ui/still-mascot';
import { useChunkReload } from '@/components/ui/use-chunk-reload';
import './globals.css';

/** Replaces the whole document when the root layout itself fails, so it links home without the router, and is English alone:
 * the words of other languages come with the layout. */
export default function GlobalErrorPage({ error }: { error: Error }) {
  useChunkReload(error);
  return (
    <html lang="en">
      <head>
        <title>Application Error</title>
      </head>
      <body>
        <MessageScreen title="Application Error" picture={<StillMascot />}>
          <p className="text-lead text-balance">Something broke on our side.</p>
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router may be what broke */}
          <a
            href="/"
            className="rounded-control bg-brand px-5 py-3 font-bold text-on-brand shadow-card"
          >
            Go home
          </a>
        </MessageScreen>
      </body>
    </html>
  );
}
