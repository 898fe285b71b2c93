import { useTranslations } from 'next-intl';
import { Link } from './link';

/** Back button in the header, for a target that depends on the visitor. */
export function HeaderBackLink({ path }: { path: string }) {
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
