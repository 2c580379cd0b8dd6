import { Badge, Button, useNumber, useTexts } from '@footlight/ui';
import { Video } from 'lucide-react';
import { CamPicture } from '../../cams/cam-share/cam-picture.tsx';
import { Silhouettes } from './silhouettes.tsx';

export interface MeetPreviewProps {
  /** People who take part now; 0 if that is not known. */
  online?: number | undefined;
  /** The user's own camera, which nobody else sees yet. */
  preview?: MediaStream | null | undefined;
  pending?: boolean | undefined;
  /** The user wants to see their camera before they start. */
  onPreview: () => void;
}

/** The stage of the meeting before it begins: who is not known yet, and the own picture where it will stand. */
export const MeetPreview = ({ online = 0, preview = null, pending, onPreview }: MeetPreviewProps) => {
  const { t } = useTexts(['meet', 'cams']);
  const number = useNumber();
  return (
    <div
      data-part="preview"
      className="footlight-glow relative isolate min-h-[max(18rem,calc(100dvh-34rem))] overflow-hidden bg-media text-on-media desktop:min-h-[max(24rem,calc(100dvh-11rem))]"
    >
      <div data-part="partner" className="absolute inset-0 p-4">
        <Silhouettes className="absolute inset-0 -z-1 size-full" />
        {online > 0 ? (
          <Badge tone="live" pulse data-part="online">
            {t('online', { count: online, shown: number(online) })}
          </Badge>
        ) : null}
      </div>
      <div
        data-part="own"
        className="absolute end-3 bottom-3 grid aspect-4/3 w-[30%] min-w-44 place-items-center overflow-hidden rounded-lg border border-on-media bg-media"
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
            className="h-auto min-h-11 max-w-[calc(100%-1rem)] whitespace-normal wrap-anywhere"
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
