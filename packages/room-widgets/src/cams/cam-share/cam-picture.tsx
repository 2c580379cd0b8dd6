import { cn } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { useStreamPicture } from '../../lib/use-stream-picture.ts';

export interface CamPictureProps extends Omit<ComponentProps<'video'>, 'src' | 'children'> {
  stream: MediaStream;
  /** Mirrors the picture, as people expect from their own camera. */
  mirrored?: boolean;
}

/** A live camera picture. */
export function CamPicture({ stream, mirrored = false, className, ...rest }: CamPictureProps) {
  const show = useStreamPicture(stream);
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
