'use client';

import { HeaderBackLink } from '../ui/header-back-link';

/** Back to the list, menu or order that named the dish; to all dishes for who came from elsewhere. */
export function DishBackLink() {
  return (
    <HeaderBackLink
      path="/dishes"
      onClick={(event) => {
        // Older browsers do not tell; they follow the link.
        if (!('navigation' in window) || !window.navigation.canGoBack) return;
        event.preventDefault();
        window.history.back();
      }}
    />
  );
}
