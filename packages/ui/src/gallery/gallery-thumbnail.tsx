import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface GalleryThumbnailProps {
  src: string;
  label: string;
  onOpen: () => void;
  /** Covers the picture, for instance with the number of further pictures. */
  children?: ReactNode;
}

/** A thumbnail that opens the large picture. The button has the name, so the picture itself has none. */
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
          // A picture that failed before hydration fires no event: check it here.
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
