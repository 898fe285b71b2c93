'use client';

import Image from 'next/image';
import { useCallback, useState } from 'react';

interface RecipePictureProps {
  src: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the picture the reader sees first. */
  isFirst?: boolean;
}

/** The picture of a recipe, 4:3, as decoration beside its title; a bowl stands in for one that cannot be loaded. */
export function RecipePicture({ src, sizes, isFirst = false }: RecipePictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // A picture may have failed before React could listen for it.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (hasFailed) return <PictureStandIn />;
  return (
    <Image
      ref={checkLoaded}
      src={src}
      alt=""
      width={1200}
      height={900}
      sizes={sizes}
      preload={isFirst}
      // Only our own pictures are resized here (`localPatterns`); the others come from where they are kept.
      unoptimized={!src.startsWith('/images/')}
      onError={() => setHasFailed(true)}
      className="aspect-4/3 w-full bg-brand-soft object-cover"
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
