export { default, generateMetadata } from '@/app/(en)/maintenance/page';

export const dynamic = 'force-dynamic';
