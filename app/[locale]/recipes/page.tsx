export { default } from '@/app/(en)/recipes/page';
