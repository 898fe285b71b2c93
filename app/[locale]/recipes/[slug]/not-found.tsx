export { default, generateMetadata } from '@/app/(en)/recipes/[slug]/not-found';
