'use client';

import { useCallback, type CSSProperties } from 'react';

interface LocalPictureProps {
  file: Blob;
  alt: string;
  className: string;
  style?: CSSProperties;
}

/** Image from the phone, never uploaded. */
export function LocalPicture({ file, ...rest }: LocalPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  // eslint-disable-next-line @next/next/no-img-element -- a local file
  return <img ref={show} {...rest} alt={rest.alt} />;
}
