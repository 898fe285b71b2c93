import type { ReactNode } from 'react';
import { nunito } from './fonts/nunito';
import { SessionProvider } from '@/components/wizard/session-provider';
import type { Locale } from '@/lib/locales';
import { PageViews } from '@/components/layout/page-views';
import { RouteFocus } from '@/components/layout/route-focus';
import { ServiceWorker } from '@/components/layout/service-worker';
import { Messages } from '@/components/layout/messages';

/** HTML document of every page of a locale. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={nunito.variable}>
      <body>
        <Messages>
          <SessionProvider>{children}</SessionProvider>
          <RouteFocus />
          <PageViews />
          <ServiceWorker />
        </Messages>
      </body>
    </html>
  );
}
