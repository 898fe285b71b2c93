export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/places/[contentId]/page';

export const revalidate = 600;
