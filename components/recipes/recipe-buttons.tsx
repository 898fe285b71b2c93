'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../ui/button-class';
import { useWakeLock } from '../ui/use-wake-lock';

const subscribeToNothing = () => () => undefined;

/** Switch that keeps the screen on while cooking; hidden without browser support. */
export function KeepScreenOn() {
  const t = useTranslations('recipes');
  const isSupported = useSyncExternalStore(
    subscribeToNothing,
    () => 'wakeLock' in navigator,
    () => true,
  );
  const [isOn, setIsOn] = useState(false);
  const hasFailed = useWakeLock(isOn);
  if (!isSupported) return null;
  return (
    <div className="mt-4 print:hidden">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={() => setIsOn(!isOn)}
        className="group flex min-h-11 items-center gap-3 font-bold"
      >
        <span className="flex h-7 w-12 items-center rounded-full bg-ink-soft p-1 transition-colors group-aria-checked:bg-brand">
          <span className="size-5 rounded-full bg-surface transition-transform group-aria-checked:translate-x-5" />
        </span>
        {t('keepScreenOn')}
      </button>
      {isOn && hasFailed ? (
        <p role="status" className="text-sm text-ink-soft">
          {t('screenRefused')}
        </p>
      ) : null}
    </div>
  );
}

export function PrintButton() {
  const t = useTranslations('recipes');
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonClass('secondary', 'mt-4 mr-3 align-middle print:hidden')}
    >
      {t('print')}
    </button>
  );
}
