import { Badge, cn, useNumber, useTexts } from '@footlight/ui';
import { Video } from 'lucide-react';
import { CamPicture } from '../../cams/cam-share/cam-picture.tsx';
import { Silhouettes } from './silhouettes.tsx';

/** Where the user's own picture is during a meeting. */
const OWN =
  'absolute end-3 bottom-3 aspect-4/3 w-[30%] min-w-32 overflow-hidden rounded-lg border border-on-media bg-media text-on-media';

export interface MeetPreviewProps {
  /** People who take part now; 0 if that is not known. */
  online?: number | undefined;
  /** The user's own camera, which nobody else sees yet. */
  preview?: MediaStream | null | undefined;
  pending?: boolean | undefined;
  /** The user wants to see their camera before they start. */
  onPreview: () => void;
}

/**
 * The stage of the meeting before it starts: a placeholder for the partner, and the user's own picture in its later
 * place.
 */
export const MeetPreview = ({ online = 0, preview = null, pending, onPreview }: MeetPreviewProps) => {
  const { t } = useTexts(['meet', 'cams']);
  const number = useNumber();
  return (
    <div
      data-part="preview"
      className="footlight-glow relative isolate h-[max(18rem,calc(100dvh-34rem))] overflow-hidden bg-media text-on-media desktop:h-[max(24rem,calc(100dvh-11rem))]"
    >
      <div data-part="partner" className="absolute inset-0 p-4">
        <Silhouettes />
        {online > 0 ? (
          <Badge tone="live" pulse data-part="online">
            {t('online', { count: online, shown: number(online) })}
          </Badge>
        ) : null}
      </div>
      {preview ? (
        <div data-part="own" className={OWN}>
          <CamPicture
            stream={preview}
            mirrored
            muted
            aria-label={t('cams:own')}
            className="absolute inset-0"
          />
          <p className="absolute inset-x-0 bottom-0 bg-media/70 px-3 py-1.5 text-center text-xs text-on-media wrap-anywhere">
            {t('previewHint')}
          </p>
        </div>
      ) : (
        <button
          type="button"
          data-part="own"
          disabled={pending}
          onClick={onPreview}
          className={cn(OWN, 'flex flex-col items-center justify-center gap-2 p-2 font-semibold')}
        >
          <Video aria-hidden="true" className="size-6 shrink-0" />
          <span className="max-w-full wrap-anywhere">{t('preview')}</span>
        </button>
      )}
    </div>
  );
};
