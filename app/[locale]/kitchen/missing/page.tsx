export { default, generateMetadata } from '@/app/(en)/kitchen/missing/page';
