export { default, metadata } from '@/app/(en)/places/gone/page';
