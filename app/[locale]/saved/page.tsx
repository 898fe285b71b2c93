export { default, generateMetadata } from '@/app/(en)/saved/page';

export const revalidate = 86_400;
