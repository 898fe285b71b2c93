export { default, generateMetadata } from '@/app/(en)/(guide)/veganpreferences/page';
