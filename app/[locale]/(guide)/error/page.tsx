export { default, generateMetadata } from '@/app/(en)/(guide)/error/page';
