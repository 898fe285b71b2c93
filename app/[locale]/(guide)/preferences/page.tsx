export { default, generateMetadata } from '@/app/(en)/(guide)/preferences/page';
