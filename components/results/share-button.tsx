'use client';

import { useState } from 'react';
import { SITE_NAME } from '@/lib/site-name';
import { QUIET_ACTION_CLASS } from './action';
import { copyText } from './copy-text';
import { Icon } from './icons';

/** Hands a link to the phone's own share sheet; where there is none, copies it. */
export function ShareButton({ path, text }: { path: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | string | null>(null);

  async function share() {
    const url = new URL(path, window.location.href).href;
    if ('share' in navigator) {
      try {
        await navigator.share({ title: SITE_NAME, text, url });
        return;
      } catch (error) {
        // The visitor closed the sheet; anything else leaves the link to be copied.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        console.info('No share sheet', error);
      }
    }
    setOutcome((await copyText(url)) ? 'copied' : url);
  }

  return (
    <>
      <button type="button" onClick={() => void share()} className={QUIET_ACTION_CLASS}>
        <Icon name="share" />
        Share this list
      </button>
      <span role="status" className="order-last basis-full text-fine break-all">
        {outcome === 'copied' ? 'Link copied' : outcome}
      </span>
    </>
  );
}
