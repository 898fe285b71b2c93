'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { sessionAtom } from '@/lib/session/atoms';
import { STEPS, getMissingStep } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';
import { useBackOnline } from '../ui/use-back-online';
import { useRouter } from '../ui/use-router';

/** Why the search failed; timed out only when it was. */
export function LostSearchWords() {
  const t = useTranslations('guide');
  const { failure } = useAtomValue(sessionAtom);
  return t(`searchFailures.${failure ?? 'timeout'}`);
}

/**
 * The ways on from a search that failed: the same search again, as long as this tab knows it, which is also what happens
 * by itself once there is a signal; and the specified Try Again, which goes home and starts afresh.
 */
export function LostSearchActions() {
  const t = useTranslations('guide');
  const router = useRouter();
  const session = useAtomValue(sessionAtom);
  const isKnown = getMissingStep('loading', session) === null;
  useBackOnline(() => router.replace(STEPS.loading.path), isKnown && session.failure === 'offline');

  return (
    <>
      {isKnown ? (
        <Link href={STEPS.loading.path} replace className={buttonClass('primary', ACTION)}>
          {t('lost.searchAgain')}
        </Link>
      ) : null}
      <Link href="/" className={buttonClass(isKnown ? 'secondary' : 'primary', ACTION)}>
        {t('startOver')}
      </Link>
    </>
  );
}

const ACTION = 'min-h-14 w-full text-lead shadow-lift';
