export { default, generateMetadata } from '@/app/(en)/places/gone/page';
