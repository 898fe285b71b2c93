'use client';

import type { ReactNode, ToggleEvent } from 'react';
import { isLocale, splitLocalePath, toLocalePath } from '@/lib/locales';

/** Leads every link to the address that is shown now, in the language of the link: a page is made once for all its queries. */
function keepAddress({ currentTarget }: ToggleEvent<HTMLElement>): void {
  const { path } = splitLocalePath(location.pathname + location.search + location.hash);
  for (const link of currentTarget.querySelectorAll('a'))
    if (isLocale(link.lang)) link.href = toLocalePath(path, link.lang);
}

/** What opens under the button of the languages: a native popover around links, which work without a script, too. */
export function LanguageLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      id="language-menu"
      popover="auto"
      aria-label={label}
      onToggle={keepAddress}
      className="fixed inset-auto top-14 left-[max(0.5rem,50vw-19.5rem)] m-0 w-44 rounded-2xl border border-line bg-surface p-2 text-ink shadow-lg"
    >
      {children}
    </nav>
  );
}
