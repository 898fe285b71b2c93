'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  SHARED_HASH,
  SHARE_FAILED_HASH,
  SHARE_UNAVAILABLE_HASH,
  takeSharedContent,
  type SharedContent,
} from '@/lib/menu-reader/shared-content';

const PROBLEMS: Readonly<Record<string, 'shareFailed' | 'shareUnavailable'>> = {
  [SHARE_FAILED_HASH]: 'shareFailed',
  [SHARE_UNAVAILABLE_HASH]: 'shareUnavailable',
};

/** Receives text and photos shared by another app, or shows an error. */
export default function SharedMenu({ onShared }: { onShared: (shared: SharedContent) => void }) {
  const t = useTranslations('menu');
  const [hash] = useState(() => window.location.hash);
  const onReceived = useEffectEvent(onShared);
  const [problem, setProblem] = useState(PROBLEMS[hash] ?? null);

  useEffect(() => {
    if (hash !== SHARED_HASH) return;
    takeSharedContent().then(
      (shared) => {
        if (shared && (shared.text !== '' || shared.photos.length > 0)) onReceived(shared);
      },
      (error: unknown) => {
        console.info('[menu] receiving shared content failed', error);
        setProblem('shareFailed');
      },
    );
  }, [hash]);

  return (
    <p role="status" className="mt-2 font-bold text-danger empty:hidden">
      {problem && t(problem)}
    </p>
  );
}
