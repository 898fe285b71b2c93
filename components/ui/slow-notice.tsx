'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** How long a visitor waits before they hear that this is not the usual. */
const SLOW_MS = 10_000;

/** Stands inside a status while a call runs, and speaks up once it takes longer than usual. */
export function SlowNotice() {
  const t = useTranslations('ui');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <span className="block text-balance">{t('slow')}</span> : null;
}
