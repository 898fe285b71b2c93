export { default, generateMetadata } from '@/app/(en)/places/page';

export const revalidate = 86_400;
