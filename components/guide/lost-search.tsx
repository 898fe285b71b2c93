'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { sessionAtom } from '@/lib/session/atoms';
import { SEARCH_FAILURE_WORDS } from '@/lib/session/failure';
import { STEPS, getMissingStep } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { useBackOnline } from '../ui/use-back-online';

/** Why the search failed; timed out only when it was. */
export function LostSearchWords() {
  const { failure } = useAtomValue(sessionAtom);
  return SEARCH_FAILURE_WORDS[failure ?? 'timeout'];
}

/**
 * The ways on from a search that failed: the same search again, as long as this tab knows it, which is also what happens
 * by itself once there is a signal; and the specified Try Again, which goes home and starts afresh.
 */
export function LostSearchActions() {
  const router = useRouter();
  const session = useAtomValue(sessionAtom);
  const isKnown = getMissingStep('loading', session) === null;
  useBackOnline(() => router.replace(STEPS.loading.path), isKnown && session.failure === 'offline');

  return (
    <>
      {isKnown ? (
        <Link href={STEPS.loading.path} replace className={buttonClass('primary', ACTION)}>
          Search again
        </Link>
      ) : null}
      <Link href="/" className={buttonClass(isKnown ? 'secondary' : 'primary', ACTION)}>
        Try Again
      </Link>
    </>
  );
}

const ACTION = 'min-h-14 w-full text-lead shadow-lift';
