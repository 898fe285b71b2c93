import { useTranslations } from 'next-intl';
import { Link } from '../ui/link';

/** Tabs with their page and the path of their icon. */
const TABS = {
  eat: ['/results', 'M7 3v7a2.5 2.5 0 0 1-5 0V3m2.5 0v18M20 21V3c-3 1-4 4-4 7v3h4'],
  readMenu: ['/menu', 'M3 8V3h5m8 0h5v5m0 8v5h-5m-8 0H3v-5M7 9h10M7 12h10M7 15h6'],
  showStaff: ['/card', 'M3 4h18v12H11l-5 4v-4H3zM7 8h10M7 12h6'],
  saved: [
    '/saved',
    'M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 6.5-9 11.5z',
  ],
} as const;

export type Tab = keyof typeof TABS;

interface TabBarProps {
  current: Tab;
  /** True for a page below that of the tab. */
  isInner: boolean;
}

/** Four plain links at the foot of the screen; as high as `--tab-bar`, above which bars stick. */
export function TabBar({ current, isInner }: TabBarProps) {
  const t = useTranslations('layout');
  return (
    <div className="h-(--tab-bar) print:hidden">
      <nav aria-label={t('tabs')} className="tab-bar">
        {(['eat', 'readMenu', 'showStaff', 'saved'] as const).map((tab) => (
          <Link
            key={tab}
            href={TABS[tab][0]}
            prefetch={false}
            className="tab"
            aria-current={tab === current ? (isInner ? 'true' : 'page') : undefined}
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="w-6 max-w-[28px] flex-none fill-none stroke-current stroke-2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={TABS[tab][1]} />
            </svg>
            {t(`tab.${tab}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
