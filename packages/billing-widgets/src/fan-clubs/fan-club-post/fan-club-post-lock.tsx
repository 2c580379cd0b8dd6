import { FANCLUB_LEVELS, type FanclubLevel, type FanclubPostPreview } from '@footlight/contract';
import { Button, MediaAmount, TokenAmount, usePicture, useTexts } from '@footlight/ui';
import { LockKeyhole } from 'lucide-react';

interface FanClubPostLockProps {
  level: FanclubLevel;
  /** Tokens per month for this level. */
  price: number;
  preview: FanclubPostPreview | undefined;
  /** The viewer is a member at a lower level. */
  member: boolean;
  mayJoin: boolean;
  onUnlock: () => void;
}

/** Shown instead of a post that the viewer's level does not include: what it has, for whom, and what that costs. */
export const FanClubPostLock = ({
  level,
  price,
  preview,
  member,
  mayJoin,
  onUnlock,
}: FanClubPostLockProps) => {
  const { t } = useTexts(['billing', 'ui']);
  const name = { level: t(`ui:fanclub.${level}`) };
  return (
    <div data-part="lock" className="min-w-0 overflow-hidden rounded-md bg-surface-sunken">
      {preview ? <Preview {...preview} /> : null}
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 p-4">
        {preview ? null : <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-text-muted" />}
        <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
          <p className="font-semibold wrap-anywhere">
            {t(level === FANCLUB_LEVELS.at(-1) ? 'feed.lockedTop' : 'feed.locked', name)}
          </p>
          {mayJoin ? (
            <p
              data-part="price"
              data-guard="text"
              className="flex flex-wrap items-baseline gap-x-1.5 text-sm"
            >
              <TokenAmount value={price} />
              <span className="text-text-muted">{t('fanclub.perMonth')}</span>
            </p>
          ) : null}
        </div>
        {mayJoin ? (
          <Button
            variant="outline"
            data-part="unlock"
            className="min-w-0 max-w-full shrink"
            onClick={onUnlock}
          >
            {t(member ? 'fanclub.upgrade' : 'fanclub.join', name)}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

/** The blurred picture of a post's media, and how much there is. */
const Preview = ({ picture_url: url, type_name: kind, item_count: count, duration }: FanclubPostPreview) => {
  const picture = usePicture(url);
  return (
    <div data-part="preview" className="relative aspect-video max-h-80 w-full overflow-hidden footlight-glow">
      {picture ? (
        <img
          {...picture}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : null}
      <span className="absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-media/70 text-on-media">
        <LockKeyhole aria-hidden="true" className="size-6" />
      </span>
      <MediaAmount
        kind={kind}
        itemCount={count}
        duration={duration}
        className="absolute end-2 bottom-2 max-w-[calc(100%-1rem)]"
      />
    </div>
  );
};
