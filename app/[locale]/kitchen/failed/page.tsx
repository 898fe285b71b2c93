export { default, generateMetadata } from '@/app/(en)/kitchen/failed/page';
