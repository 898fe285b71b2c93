export { default, generateMetadata } from '@/app/(en)/places/failed/page';
