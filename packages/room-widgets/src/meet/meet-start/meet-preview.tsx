import type { MeetProduct } from '@footlight/contract';
import { Badge, Button, cn, useNumber, useTexts } from '@footlight/ui';
import { UserRound, Video } from 'lucide-react';
import { CamPicture } from '../../cams/cam-share/cam-picture.tsx';

export interface MeetPreviewProps {
  product: MeetProduct;
  /** People who take part now; 0 if that is not known. */
  online?: number | undefined;
  /** Lowest price of the broadcasters who take part, in tokens per minute; null without one. */
  priceFrom?: number | null | undefined;
  /** The user's own camera, which nobody else sees yet. */
  preview?: MediaStream | null | undefined;
  pending?: boolean | undefined;
  /** The user wants to see their camera before they start. */
  onPreview: () => void;
}

/** What a meeting will look like: somebody who is not known yet, and the user's own picture. */
export const MeetPreview = ({
  product,
  online = 0,
  priceFrom = null,
  preview = null,
  pending,
  onPreview,
}: MeetPreviewProps) => {
  const { t } = useTexts(['meet', 'cams']);
  const number = useNumber();
  const price =
    product === 'random'
      ? t('free')
      : priceFrom === null
        ? null
        : t('priceFrom', { price: number(priceFrom) });
  return (
    <div
      data-part="preview"
      className="grid min-h-[max(18rem,calc(100dvh-34rem))] auto-rows-fr gap-px bg-media sm:grid-cols-2 desktop:min-h-[max(24rem,calc(100dvh-18rem))]"
    >
      <div
        data-part="partner"
        className="footlight-glow relative flex min-w-0 flex-col items-center justify-end gap-3 overflow-hidden bg-media p-4 text-on-media"
      >
        <span aria-hidden="true" className="flex flex-1 items-center gap-1">
          {[0, 1, 2].map((place) => (
            <UserRound
              key={place}
              className={cn(
                'fill-current stroke-none',
                place === 1 ? 'size-24 opacity-60 desktop:size-48' : 'size-14 opacity-30 desktop:size-24',
              )}
            />
          ))}
        </span>
        <span className="flex max-w-full flex-wrap justify-center gap-2">
          {online > 0 ? (
            <Badge tone="live" data-part="online">
              {t('online', { count: online, shown: number(online) })}
            </Badge>
          ) : null}
          {price === null ? null : (
            <Badge tone="media" data-part="price">
              {price}
            </Badge>
          )}
        </span>
      </div>
      <div
        data-part="own"
        className="footlight-glow relative grid min-w-0 place-items-center overflow-hidden bg-media text-on-media"
      >
        {preview ? (
          <>
            <CamPicture
              stream={preview}
              mirrored
              muted
              aria-label={t('cams:own')}
              className="absolute inset-0"
            />
            <p className="absolute inset-x-0 bottom-0 bg-media/70 px-4 py-2 text-center text-sm text-on-media wrap-anywhere">
              {t('previewHint')}
            </p>
          </>
        ) : (
          <Button
            variant="outline"
            iconStart={<Video />}
            className="h-auto min-h-11 max-w-[calc(100%-2rem)] whitespace-normal wrap-anywhere"
            disabled={pending}
            onClick={onPreview}
          >
            {t('preview')}
          </Button>
        )}
      </div>
    </div>
  );
};
