export { default, metadata } from '@/app/(en)/menu/page';
