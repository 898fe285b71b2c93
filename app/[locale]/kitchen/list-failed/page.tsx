export { default, generateMetadata } from '@/app/(en)/kitchen/list-failed/page';
