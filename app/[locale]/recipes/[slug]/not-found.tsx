export { default, metadata } from '@/app/(en)/recipes/[slug]/not-found';
