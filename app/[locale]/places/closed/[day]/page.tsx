import { createMessagePage } from '@/components/layout/create-message-page';

/** Made at its first visit: one for all places that closed on a day. */
export function generateStaticParams() {
  return [];
}

interface Params {
  /** `YYYY-MM-DD`; `middleware.ts` lets no other one through. */
  day: string;
}

/** Page of a place whose license was given up; shown by `middleware.ts` with status 410. */
const { MessagePage, generateMetadata } = createMessagePage('places', (t, { day }: Params) => ({
  // Noon in UTC: the same day in Seoul, wherever the page is made.
  title: t('closedOn', { day: new Date(`${day}T12:00:00Z`) }),
  text: t('closedBecause'),
  action: t('findPlace'),
}));

export { MessagePage as default, generateMetadata };
