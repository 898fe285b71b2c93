export { default, generateMetadata } from '@/app/(en)/last-results/page';

export const revalidate = 86_400;
