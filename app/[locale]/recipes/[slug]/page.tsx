export { default, generateMetadata, generateStaticParams } from '@/app/(en)/recipes/[slug]/page';
