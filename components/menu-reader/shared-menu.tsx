'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import {
  SHARED_HASH,
  SHARE_FAILED_HASH,
  SHARE_UNAVAILABLE_HASH,
  takeShared,
  type Shared,
} from '@/lib/menu-reader/share';

const PROBLEMS: Readonly<Record<string, string>> = {
  [SHARE_FAILED_HASH]: 'What you shared was too much, or did not come whole. Choose it here.',
  [SHARE_UNAVAILABLE_HASH]:
    'Sharing to Kioot needs it to be opened on this phone once before; that is now. Nothing was sent. Share it again, or choose it here.',
};

/** Takes up what another app shared, and says so where it could not. */
export default function SharedMenu({ onShared }: { onShared: (shared: Shared) => void }) {
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
        setProblem(PROBLEMS[SHARE_FAILED_HASH] ?? null);
      },
    );
  }, [hash]);

  return (
    <p role="status" className="mt-2 font-bold text-danger empty:hidden">
      {problem}
    </p>
  );
}
