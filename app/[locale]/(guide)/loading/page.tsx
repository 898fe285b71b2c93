export { default, generateMetadata } from '@/app/(en)/(guide)/loading/page';
