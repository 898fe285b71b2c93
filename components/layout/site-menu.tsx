import { useTranslations } from 'next-intl';
import { SITE_NAME } from '@/lib/site-name';
import { Link } from '../ui/link';
import { HeaderPopover } from './header-popover';

/** Three entries of the specification, in its order, and three of ours. */
const ENTRIES = [
  ['/', null],
  ['/recipies', 'recipes'],
  ['/intro', 'about'],
  ['/saved', 'saved'],
  ['/menu', 'readMenu'],
  ['/card', 'staffCard'],
] as const;

export function SiteMenu({ prefetch }: { prefetch?: boolean }) {
  const t = useTranslations('layout');
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={t('menu')}
        className="grid size-11 place-items-center rounded-xl"
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-6">
          <path
            d="M4 6h16M4 12h16M4 18h16"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <HeaderPopover id="site-menu" label={t('main')}>
        <ul className="w-52">
          {ENTRIES.map(([href, key]) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={prefetch}
                className="block rounded-xl px-4 py-3 font-bold hover:bg-brand-soft"
              >
                {key ? t(key) : SITE_NAME}
              </Link>
            </li>
          ))}
        </ul>
      </HeaderPopover>
    </>
  );
}
