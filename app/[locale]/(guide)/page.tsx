export { default, generateMetadata } from '@/app/(en)/(guide)/page';

/** Any other single part of an address is no page. */
export const dynamicParams = false;
