export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/recipies/[[...rest]]/page';
