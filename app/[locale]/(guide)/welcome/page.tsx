export { default, generateMetadata } from '@/app/(en)/(guide)/welcome/page';
