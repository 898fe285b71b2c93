'use client';

import { useCallback, type CSSProperties } from 'react';

interface LocalPictureProps {
  file: Blob;
  alt: string;
  className: string;
  style?: CSSProperties;
}

/** A picture that is on the phone and nowhere else. */
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
  // eslint-disable-next-line @next/next/no-img-element -- no server has it, so none can make it smaller
  return <img ref={show} {...rest} alt={rest.alt} />;
}
