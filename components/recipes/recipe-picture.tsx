'use client';

import { useCallback, useState } from 'react';
import { preload } from 'react-dom';

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
 * The picture of a recipe, 4:3, as decoration beside its title; a bowl stands in for one that cannot be loaded.
 * Not `next/image`: docs/decisions/0045-pictures-of-recipes-without-next-image.md
 */
export function RecipePicture({ src, sizes, isFirst = false }: RecipePictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // A picture may have failed before React could listen for it.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (hasFailed) return <PictureStandIn />;
  const sources = getSources(src, sizes);
  if (isFirst) {
    preload(sources.src, { as: 'image', imageSrcSet: sources.srcSet, imageSizes: sources.sizes });
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- resized all the same
    <img
      ref={checkLoaded}
      alt=""
      width={1200}
      height={900}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      onError={() => setHasFailed(true)}
      className="aspect-4/3 w-full bg-brand-soft object-cover"
      {...sources}
    />
  );
}

function PictureStandIn() {
  return (
    <div className="grid aspect-4/3 w-full place-items-center bg-brand-soft text-brand">
      <svg aria-hidden viewBox="0 0 48 48" className="w-1/4 fill-none stroke-current stroke-2">
        <path d="M5 23h38c0 10-7 16-13 18H18C12 39 5 33 5 23Z" strokeLinejoin="round" />
        <path d="M17 16c-3-4 3-5 0-9M25 16c-3-4 3-5 0-9M33 16c-3-4 3-5 0-9" strokeLinecap="round" />
      </svg>
    </div>
  );
}
