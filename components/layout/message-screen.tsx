import type { ReactNode } from 'react';

interface MessageProps {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** One message in the middle of a screen. */
export function Message({ title, picture, children }: MessageProps) {
  return (
    <div className="m-auto flex w-full flex-col items-center gap-4 py-6 text-center">
      {picture}
      <h1 className="max-w-full text-title text-balance break-words">{title}</h1>
      {children}
    </div>
  );
}

/**
 * A full screen with nothing but a message: for errors of which the header or the footer may be a part, and for what has
 * to fit a phone without a network.
 */
export function MessageScreen(props: MessageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[640px] px-6">
      <Message {...props} />
    </main>
  );
}
