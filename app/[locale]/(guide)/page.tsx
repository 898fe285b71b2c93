export { default, generateMetadata } from '@/app/(en)/(guide)/page';
