import type { ReactNode } from 'react';

/** Link inside a text of a section. */
export const TEXT_LINK_CLASS = 'font-bold text-brand underline underline-offset-2';

/** Part of a page of text, with its heading. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 space-y-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <h2 className="text-card">{title}</h2>
      {children}
    </section>
  );
}
