export { default, generateMetadata } from '@/app/(en)/intro/page';

export const revalidate = 86_400;
