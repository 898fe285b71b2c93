export { default, metadata } from '@/app/(en)/places/missing/page';
