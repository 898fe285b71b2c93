'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** Waiting time before the notice. */
const SLOW_MS = 10_000;

/** Notice inside a status element when a request takes longer than usual. */
export function SlowNotice() {
  const t = useTranslations('ui');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <span className="block text-balance">{t('slow')}</span> : null;
}
