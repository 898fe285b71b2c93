import type { ReactNode } from 'react';

interface MessageScreenProps {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** A full screen with one message in its middle, for pages that stand outside the normal layout. */
export function MessageScreen({ title, picture, children }: MessageScreenProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[640px] flex-col items-center justify-center gap-4 px-6 py-8 text-center">
      {picture}
      <h1 className="max-w-full text-title text-balance break-words">{title}</h1>
      {children}
    </main>
  );
}
