import { createMessagePage } from '@/components/layout/create-message-page';
import { UNLISTED_REASONS } from '@kioot/places/unlisted';

/** Made at its first visit: one for all places that are left out for a reason. */
export function generateStaticParams() {
  return [];
}

interface Params {
  /** One of {@link UNLISTED_REASONS}; `middleware.ts` lets no other one through. */
  reason: string;
}

/** Page of a place that Kioot leaves out, with the reason; shown by `middleware.ts` with status 410. */
const { MessagePage, generateMetadata } = createMessagePage('places', (t, params: Params) => {
  const reason = UNLISTED_REASONS.find((name) => name === params.reason);
  if (!reason) return null;
  const texts = { title: t(`unlisted.${reason}`), text: t(`unlistedBecause.${reason}`) };
  return { ...texts, action: t('findPlace') };
});

export { MessagePage as default, generateMetadata };
