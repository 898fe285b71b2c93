export { default, generateMetadata } from '@/app/(en)/places/elsewhere/page';

export const revalidate = 86_400;
