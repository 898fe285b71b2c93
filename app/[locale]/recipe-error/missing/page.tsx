import { createPageTitle } from '@/lib/page-metadata';

export const generateMetadata = createPageTitle('recipes', (t) => t('notFoundTitle'));

/** Page shown by `middleware.ts` (404) for recipes that do not exist. */
export { default } from '../../recipes/[slug]/not-found';
