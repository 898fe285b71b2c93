import { preload } from 'react-dom';
import styles from './recipe-picture.module.css';

interface RecipePictureProps {
  src: string;
  /** Value of `<img sizes>`. */
  sizes: string;
  /** First picture of the page, to preload it. */
  isFirst?: boolean;
}

/** Subset of the widths that Next resizes to (`next.config.mjs`). */
const WIDTHS_PX = [384, 640, 750, 828, 1080, 1200];

/** `srcset` of a picture. Only local bitmaps are resized (`localPatterns`). */
function getSources(src: string, sizes: string) {
  if (!src.startsWith('/images/') || src.endsWith('.svg')) return { src };
  const resized = `/_next/image?url=${encodeURIComponent(src)}&q=75&w=`;
  // `src` last: Safari would fetch it before it reads the rest.
  return {
    sizes,
    srcSet: WIDTHS_PX.map((width) => `${resized}${width} ${width}w`).join(', '),
    src: `${resized}1200`,
  };
}

/**
 * Decorative 4:3 picture of a recipe; a bowl shows behind it when it fails to load. Not
 * `next/image`: docs/decisions/0045-use-plain-img-elements-for-recipe-pictures.md
 */
export function RecipePicture({ src, sizes, isFirst = false }: RecipePictureProps) {
  const sources = getSources(src, sizes);
  if (isFirst) {
    preload(sources.src, { as: 'image', imageSrcSet: sources.srcSet, imageSizes: sources.sizes });
  }
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line @next/next/no-img-element -- resized through `srcSet` */}
      <img
        alt=""
        width={1200}
        height={900}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        className={styles.picture}
        {...sources}
      />
    </div>
  );
}
