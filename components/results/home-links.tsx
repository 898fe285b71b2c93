'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { lastResultsAtom } from '@/lib/store/last-results';
import { formatContinueSearch } from '@/lib/format/format-last-results';
import { savedPlacesAtom } from '@/lib/store/saved-places';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';

const MAIN_ACTION_CLASS = 'min-h-14 w-full text-lead shadow-lift';

/** Main action of the home page for a returning visitor: the last results, if any. */
export function ContinueLink() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const last = useAtomValue(lastResultsAtom);
  return last ? (
    <Link
      href="/last-results"
      prefetch={false}
      className={buttonClass('primary', MAIN_ACTION_CLASS)}
    >
      {t('continue', { search: formatContinueSearch(words, last) })}
    </Link>
  ) : null;
}

/** Link of the home page to the saved places, if any. */
export function SavedPlacesLink() {
  const t = useTranslations('results');
  const saved = useAtomValue(savedPlacesAtom);
  return saved && saved.length > 0 ? (
    <Link href="/saved" prefetch={false} className={buttonClass('secondary', 'grow px-2!')}>
      {t('savedPlacesCount', { count: saved.length })}
    </Link>
  ) : null;
}

/** Starts a search: the main action, unless {@link ContinueLink} is there. */
export function StartLink() {
  const t = useTranslations('wizard');
  const hasLast = Boolean(useAtomValue(lastResultsAtom));
  return (
    <Link
      href={WIZARD_STEPS.location.path}
      className={buttonClass(hasLast ? 'secondary' : 'primary', MAIN_ACTION_CLASS)}
    >
      {t(hasLast ? 'home.startAgain' : 'home.start')}
      <span aria-hidden>→</span>
    </Link>
  );
}
