'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { SITE_NAME } from '@/lib/site-name';
import { Link } from '../ui/link';

/** The specification's three, and what the phone keeps: docs/decisions/0075-the-menu-has-six-entries.md */
const ENTRIES = [
  ['/', null],
  ['/recipies', 'recipes'],
  ['/intro', 'about'],
  ['/saved', 'saved'],
  ['/menu', 'readMenu'],
  ['/card', 'staffCard'],
] as const;

/** The hamburger menu: a native popover, so that Escape and a tap outside close it. */
export function SiteMenu({ prefetch }: { prefetch?: boolean }) {
  const t = useTranslations('layout');
  const menu = useRef<HTMLElement>(null);
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
      <nav
        ref={menu}
        id="site-menu"
        popover="auto"
        aria-label={t('main')}
        className="fixed inset-auto top-14 left-[max(0.5rem,50vw-19.5rem)] m-0 w-56 rounded-2xl border border-line bg-surface p-2 text-ink shadow-lg"
      >
        <ul>
          {ENTRIES.map(([href, key]) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={prefetch}
                onClick={() => menu.current?.hidePopover()}
                className="block rounded-xl px-4 py-3 font-bold hover:bg-brand-soft"
              >
                {key ? t(key) : SITE_NAME}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
