import { ImageOff, RotateCw } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { Zoom } from './zoom.ts';

interface LightboxPictureProps {
  src: string;
  alt: string;
  zoom: Zoom;
  ref: Ref<HTMLImageElement>;
}

/** The current picture: loading, loaded, or failed with a retry button. */
export function LightboxPicture({ src, alt, zoom, ref }: LightboxPictureProps) {
  const { t } = useTexts(['extra', 'common']);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <div data-part="failed" role="status" className="grid max-w-72 justify-items-center gap-3 text-center">
        <ImageOff aria-hidden="true" className="size-10" />
        <p>{t('gallery.failed')}</p>
        {alt ? <p className="line-clamp-3 text-sm wrap-anywhere">{alt}</p> : null}
        <Button variant="secondary" iconStart={<RotateCw />} onClick={() => setState('loading')}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {state === 'loading' ? <Spinner size="lg" className="absolute" /> : null}
      <img
        ref={ref}
        data-part="picture"
        data-state={state}
        src={src}
        alt={alt}
        draggable={false}
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
        style={{ scale: String(zoom) }}
        className={cn(
          'max-h-full max-w-full select-none object-contain transition-[scale,opacity] duration-base ease-out',
          state === 'loading' && 'opacity-0',
        )}
      />
    </>
  );
}
