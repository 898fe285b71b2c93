export { default, generateMetadata } from '@/app/(en)/(guide)/location/page';
