export { default, generateMetadata } from '@/app/(en)/(guide)/share/page';
