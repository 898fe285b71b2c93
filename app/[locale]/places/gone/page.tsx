import { createMessagePage } from '@/components/layout/create-message-page';

/** Page shown by `middleware.ts` (410) for places that their source no longer lists. */
const { MessagePage, generateMetadata } = createMessagePage('places', (t) => ({
  ...{ title: t('gone'), text: t('goneBecause'), action: t('findPlace') },
}));

export { MessagePage as default, generateMetadata };
