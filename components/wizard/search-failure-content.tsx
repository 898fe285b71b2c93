'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { sessionAtom } from '@/lib/session/session-atoms';
import { WIZARD_STEPS, getMissingStep } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { useOnReconnect } from '../ui/use-on-reconnect';
import { useRouter } from '../ui/use-router';

/** Reason why the search failed; a time-out when none is stored. */
export function SearchFailureMessage() {
  const t = useTranslations('wizard');
  const { failure } = useAtomValue(sessionAtom);
  return t(`searchFailures.${failure ?? 'timeout'}`);
}

/**
 * Actions after a failed search: search again while the session still has it (also done
 * automatically on reconnect), and Try Again of the specification, which starts over at home.
 */
export function SearchFailureActions() {
  const t = useTranslations('wizard');
  const router = useRouter();
  const session = useAtomValue(sessionAtom);
  const canSearchAgain = getMissingStep('loading', session) === null;
  useOnReconnect(
    () => router.replace(WIZARD_STEPS.loading.path),
    canSearchAgain && session.failure === 'offline',
  );

  return (
    <>
      {canSearchAgain ? (
        <Link
          href={WIZARD_STEPS.loading.path}
          replace
          className={buttonClass('primary', ACTION_CLASS)}
        >
          {t('lost.searchAgain')}
        </Link>
      ) : null}
      <Link
        href="/"
        className={buttonClass(canSearchAgain ? 'secondary' : 'primary', ACTION_CLASS)}
      >
        {t('startOver')}
      </Link>
    </>
  );
}

const ACTION_CLASS = 'min-h-14 w-full text-lead shadow-lift';
