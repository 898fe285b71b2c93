export { default, generateMetadata } from '@/app/(en)/menu/page';
