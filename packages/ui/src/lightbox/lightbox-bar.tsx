import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { CloseButton } from '../icon-button/close-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type Zoom, zoomStep, zoomSteps } from './zoom.ts';

/** Styles of buttons on a picture. */
export const onMediaClass = 'text-on-media hover:not-disabled:bg-on-media/15 focus-visible:outline-on-media';

interface LightboxBarProps {
  position: string;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onClose: () => void;
}

/** Position and controls. The zoom buttons are never disabled, so that they keep the focus at the last step. */
export function LightboxBar({ position, zoom, onZoom, onClose }: LightboxBarProps) {
  const { t } = useTexts(['extra', 'common']);
  return (
    <div data-part="bar" className="flex shrink-0 items-center gap-1 px-3 py-2">
      <p data-part="counter" className="numeric min-w-0 flex-1 truncate ps-1 text-sm font-semibold">
        {position}
      </p>
      <IconButton
        label={t('gallery.zoomOut')}
        data-part="zoom-out"
        aria-disabled={zoom === 1}
        className={onMediaClass}
        onClick={() => onZoom(zoomStep(zoom, 'out'))}
      >
        <ZoomOut />
      </IconButton>
      <IconButton
        label={t('gallery.zoomIn')}
        data-part="zoom-in"
        aria-disabled={zoom === zoomSteps.at(-1)}
        className={onMediaClass}
        onClick={() => onZoom(zoomStep(zoom, 'in'))}
      >
        <ZoomIn />
      </IconButton>
      <CloseButton data-part="close" className={onMediaClass} onClick={onClose} />
    </div>
  );
}
