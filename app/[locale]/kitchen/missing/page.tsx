export { default, metadata } from '@/app/(en)/kitchen/missing/page';
