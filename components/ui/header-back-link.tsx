import { useTranslations } from 'next-intl';
import type { MouseEventHandler } from 'react';
import { Link } from './link';

/** Back button in the header, for a target that depends on the visitor. */
export function HeaderBackLink({
  path,
  onClick,
}: {
  path: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}) {
  const t = useTranslations('layout');
  return (
    <Link
      href={path}
      onClick={onClick}
      className="flex min-h-touch items-center rounded-control px-3 font-bold hover:bg-brand-soft"
    >
      <span aria-hidden>←&nbsp;</span>
      {t('back')}
    </Link>
  );
}
