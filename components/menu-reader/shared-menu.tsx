'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  SHARED_HASH,
  SHARE_FAILED_HASH,
  SHARE_UNAVAILABLE_HASH,
  takeShared,
  type Shared,
} from '@/lib/menu-reader/share';

const PROBLEMS: Readonly<Record<string, 'shareFailed' | 'shareUnavailable'>> = {
  [SHARE_FAILED_HASH]: 'shareFailed',
  [SHARE_UNAVAILABLE_HASH]: 'shareUnavailable',
};

/** Takes up what another app shared, and says so where it could not. */
export default function SharedMenu({ onShared }: { onShared: (shared: Shared) => void }) {
  const t = useTranslations('menu');
  const [hash] = useState(() => window.location.hash);
  const take = useEffectEvent(onShared);
  const [problem, setProblem] = useState(PROBLEMS[hash] ?? null);

  useEffect(() => {
    if (hash !== SHARED_HASH) return;
    takeShared().then(
      (shared) => {
        if (shared && (shared.text !== '' || shared.photos.length > 0)) take(shared);
      },
      (error: unknown) => {
        console.info('[menu] nothing shared', error);
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
