import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { onMediaClass } from './lightbox-bar.tsx';

interface LightboxTurnProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons may cover the picture: hover makes their background denser, never lighter. */
const place = cn(
  'absolute top-1/2 -translate-y-1/2 bg-media/70 rounded-full',
  onMediaClass,
  'hover:not-disabled:bg-media',
);

/** Previous and next buttons. At an end the button stays, so that the focus is not lost. */
export function LightboxTurn({ hasPrevious, hasNext, onPrevious, onNext }: LightboxTurnProps) {
  const { t } = useTexts('extra');
  return (
    <>
      <IconButton
        size="lg"
        label={t('gallery.previous')}
        data-part="previous"
        aria-disabled={!hasPrevious}
        className={cn(place, 'start-3')}
        onClick={onPrevious}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        size="lg"
        label={t('gallery.next')}
        data-part="next"
        aria-disabled={!hasNext}
        className={cn(place, 'end-3')}
        onClick={onNext}
      >
        <ChevronRight className="rtl:-scale-x-100" />
      </IconButton>
    </>
  );
}
