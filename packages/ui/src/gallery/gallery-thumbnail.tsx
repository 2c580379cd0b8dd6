import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface GalleryThumbnailProps {
  src: string;
  label: string;
  onOpen: () => void;
  /** Lies over the picture, for instance how many more there are. */
  children?: ReactNode;
}

/** One small picture that opens the large one. Its name is on the button, so the picture itself says nothing. */
export function GalleryThumbnail({ src, label, onOpen, children }: GalleryThumbnailProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <button
      type="button"
      data-part="thumbnail"
      data-state={hasFailed ? 'failed' : undefined}
      aria-label={label}
      onClick={onOpen}
      className="group relative grid size-full place-items-center overflow-hidden border border-border bg-surface-sunken footlight-glow rounded-[var(--gallery-radius,--theme(--radius-md))]"
    >
      {hasFailed ? (
        <ImageOff aria-hidden="true" className="size-6 text-text-muted" />
      ) : (
        <img
          // A picture that failed before the page came alive tells nobody; it is asked here.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0 && img.src) setHasFailed(true);
          }}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setHasFailed(true)}
          className="absolute inset-0 size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
        />
      )}
      {children}
    </button>
  );
}
