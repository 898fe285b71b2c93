export { default, metadata, generateStaticParams } from '@/app/(en)/recipies/[[...rest]]/page';
