export { default, generateMetadata } from '@/app/(en)/(guide)/distance/page';
