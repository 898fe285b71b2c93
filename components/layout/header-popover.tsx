'use client';

import type { ReactNode, ToggleEvent } from 'react';

interface HeaderPopoverProps {
  id: string;
  label: string;
  /** What the addresses of the page's language begin with. */
  prefix?: string;
  children: ReactNode;
}

/** Leads the links to other languages to what is shown now: a page is made once for all its addresses. */
function keepAddress({ currentTarget }: ToggleEvent<HTMLElement>, prefix: string): void {
  const { pathname, search, hash } = location;
  const path = pathname.slice(prefix.length).replace(/^\/$/, '');
  for (const link of currentTarget.querySelectorAll<HTMLAnchorElement>('[data-prefix]'))
    link.href = (link.dataset.prefix + path || '/') + search + hash;
}

/** What a button of the header opens: a native popover, so that Escape and a tap outside close it, and a choice does. */
export function HeaderPopover({ id, label, prefix = '', children }: HeaderPopoverProps) {
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onToggle={(event) => keepAddress(event, prefix)}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
      className="fixed inset-auto top-14 left-[max(0.5rem,50vw-19.5rem)] m-0 min-w-44 rounded-2xl border border-line bg-surface p-2 text-ink shadow-lg"
    >
      {children}
    </nav>
  );
}
