export { default, generateMetadata } from '@/app/(en)/card/page';
