export { default, generateMetadata } from '@/app/(en)/places/missing/page';
