import type { ReactNode } from 'react';
import { Background } from '../ui/background';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface ScreenProps {
  /** Where the Back button goes; no button without it. */
  back?: string;
  /** A Back button of the screen's own, where the way back depends on the visitor. */
  backLink?: ReactNode;
  /** Screens with the background image have no footer (specification section 2). */
  background?: boolean;
  /** Whether the header's links fetch where they lead before they are tapped; false where nothing would come. */
  prefetch?: boolean;
  children: ReactNode;
}

/** One screen: header, content, and a footer unless the background image is behind it. */
export function Screen({ back, backLink, background = false, prefetch, children }: ScreenProps) {
  return (
    <div className="relative isolate mx-auto flex min-h-dvh w-full max-w-[640px] flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      {background ? <Background /> : null}
      <SiteHeader back={back} backLink={backLink} prefetch={prefetch} />
      {/* A screen that a tap led to moves in; the first one of a visit stands at once. */}
      <main className="flex flex-1 flex-col px-5 pb-6 in-data-moved:animate-step-in">
        {children}
      </main>
      {background ? null : <SiteFooter />}
    </div>
  );
}
