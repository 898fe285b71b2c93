import type { ReactNode } from 'react';

interface CenteredMessageProps {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** Title, picture and text in the middle of a screen. */
export function CenteredMessage({ title, picture, children }: CenteredMessageProps) {
  return (
    <div className="m-auto flex w-full flex-col items-center gap-4 py-6 text-center">
      {picture}
      <h1 className="max-w-full text-title text-balance break-words">{title}</h1>
      {children}
    </div>
  );
}

/**
 * Message without header and footer: for errors that may come from these, and for pages that are
 * cached for offline use.
 */
export function MessageScreen(props: CenteredMessageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[640px] px-6">
      <CenteredMessage {...props} />
    </main>
  );
}
