import { preload } from 'react-dom';
import styles from './recipe-picture.module.css';

interface RecipePictureProps {
  src: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the picture the reader sees first. */
  isFirst?: boolean;
}

/** The widths a picture comes in, of those that Next resizes to (`next.config.mjs`). */
const WIDTHS_PX = [384, 640, 750, 828, 1080, 1200];

/** Where the picture comes from. Only our own pictures are resized (`localPatterns`), and no drawings. */
function getSources(src: string, sizes: string) {
  if (!src.startsWith('/images/') || src.endsWith('.svg')) return { src };
  const resized = `/_next/image?url=${encodeURIComponent(src)}&q=75&w=`;
  // `src` comes last: Safari would fetch it before it has seen the rest.
  return {
    sizes,
    srcSet: WIDTHS_PX.map((width) => `${resized}${width} ${width}w`).join(', '),
    src: `${resized}1200`,
  };
}

/**
 * The picture of a recipe, 4:3, as decoration beside its title; a bowl stands behind it, for one that cannot be loaded.
 * Not `next/image`: docs/decisions/0045-pictures-of-recipes-without-next-image.md
 */
export function RecipePicture({ src, sizes, isFirst = false }: RecipePictureProps) {
  const sources = getSources(src, sizes);
  if (isFirst) {
    preload(sources.src, { as: 'image', imageSrcSet: sources.srcSet, imageSizes: sources.sizes });
  }
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line @next/next/no-img-element -- resized all the same */}
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
