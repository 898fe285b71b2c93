export { default, generateMetadata } from '@/app/(en)/(guide)/results/page';

export const revalidate = 86_400;
