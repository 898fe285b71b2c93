export { default, metadata } from '@/app/(en)/(guide)/page';
