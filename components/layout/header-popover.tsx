'use client';

import type { ReactNode, ToggleEvent } from 'react';

interface HeaderPopoverProps {
  id: string;
  label: string;
  /** Path prefix of the page's locale. */
  prefix?: string;
  children: ReactNode;
}

/** Points the language links at the current URL: a page is prerendered without query and hash. */
function updateLanguageLinks({ currentTarget }: ToggleEvent<HTMLElement>, prefix: string): void {
  const { pathname, search, hash } = location;
  const path = pathname.slice(prefix.length).replace(/^\/$/, '');
  for (const link of currentTarget.querySelectorAll<HTMLAnchorElement>('[data-prefix]'))
    link.href = (link.dataset.prefix + path || '/') + search + hash;
}

/** Native popover of a header button: closed by Escape, a tap outside, or a choice. */
export function HeaderPopover({ id, label, prefix = '', children }: HeaderPopoverProps) {
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onToggle={(event) => updateLanguageLinks(event, prefix)}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
      className="header-popover"
    >
      {children}
    </nav>
  );
}
