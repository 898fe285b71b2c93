'use client';

import { buttonClass } from '../ui/button';

export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonClass('secondary', 'mt-4 mr-3 align-middle print:hidden')}
    >
      Print
    </button>
  );
}
