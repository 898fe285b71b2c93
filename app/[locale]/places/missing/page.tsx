import { createMessagePage } from '@/components/layout/create-message-page';

/** Page shown by `middleware.ts` (404) for unknown place ids. */
const { MessagePage, generateMetadata } = createMessagePage('places', (t) => ({
  ...{ title: t('notFound'), text: t('missing'), action: t('findPlace') },
}));

export { MessagePage as default, generateMetadata };
