import { cn } from '@footlight/ui';
import { type ComponentProps, useCallback } from 'react';

export interface CamPictureProps extends Omit<ComponentProps<'video'>, 'src' | 'children'> {
  stream: MediaStream;
  /** Mirrors the picture, as people expect from their own camera. */
  mirrored?: boolean;
}

/** A live camera picture. React has no prop for a media stream, so a ref callback sets it on the element. */
export function CamPicture({ stream, mirrored = false, className, ...rest }: CamPictureProps) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.srcObject = stream;
      // The browser may refuse to play before the user interacts with the page; that is not an error.
      video.play?.().catch(() => undefined);
      return () => {
        video.srcObject = null;
      };
    },
    [stream],
  );
  return (
    <video
      {...rest}
      ref={show}
      autoPlay
      playsInline
      className={cn('size-full bg-media object-cover', mirrored && '-scale-x-100', className)}
    />
  );
}
