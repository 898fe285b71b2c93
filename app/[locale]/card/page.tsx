export { default, metadata } from '@/app/(en)/card/page';
