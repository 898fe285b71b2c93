import { createPageMetadata } from '@/lib/page-metadata';

/**
 * Page shown by `middleware.ts` (404) for unknown paths of a language; Next's own is in English.
 */
export { default } from '../not-found';

export const generateMetadata = createPageMetadata('statusPages.notFound');
