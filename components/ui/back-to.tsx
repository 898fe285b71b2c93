import { useTranslations } from 'next-intl';
import { Link } from './link';

/** A Back button of a screen's own, in the place of the header's, where the way back depends on the visitor. */
export function BackTo({ path }: { path: string }) {
  const t = useTranslations('layout');
  return (
    <Link
      href={path}
      className="flex min-h-touch items-center rounded-control px-3 font-bold hover:bg-brand-soft"
    >
      <span aria-hidden>←&nbsp;</span>
      {t('back')}
    </Link>
  );
}
