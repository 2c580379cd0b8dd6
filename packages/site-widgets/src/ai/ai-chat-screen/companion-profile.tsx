import type { AiModel } from '@footlight/contract';
import { Badge, cn, usePicture, useTexts } from '@footlight/ui';

export interface CompanionProfileProps {
  model: AiModel;
}

/** Who the user talks to: a portrait as high as the conversation beside it; on narrow screens a row above it. */
export const CompanionProfile = ({ model }: CompanionProfileProps) => {
  const { t } = useTexts('ai');
  const picture = usePicture(model.picture_url);
  return (
    <div
      data-part="profile"
      className="relative isolate flex min-w-0 items-center gap-3 desktop:flex-col desktop:items-stretch desktop:justify-end desktop:gap-0 desktop:overflow-hidden desktop:rounded-xl desktop:bg-media desktop:text-on-media forced-colors:desktop:border"
    >
      <div className="footlight-glow size-16 shrink-0 overflow-hidden rounded-lg bg-surface-sunken desktop:absolute desktop:inset-0 desktop:-z-1 desktop:size-auto desktop:rounded-none desktop:bg-media">
        {picture ? (
          <img {...picture} alt="" width={352} height={440} className="size-full object-cover" />
        ) : null}
      </div>
      {picture ? (
        <div
          aria-hidden="true"
          className="hidden h-24 bg-linear-to-t from-media/70 to-transparent desktop:block"
        />
      ) : null}
      <div
        className={cn(
          'flex min-w-0 flex-col gap-0.5 text-pretty wrap-anywhere desktop:gap-2 desktop:p-6',
          // Only a picture needs the plate: over the placeholder it would hide the light.
          picture && 'desktop:bg-media/70 desktop:pt-0',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h1 className="heading line-clamp-2 text-xl leading-tight desktop:text-display desktop:leading-tight">
            {model.display_name}
          </h1>
          <Badge>{t('label')}</Badge>
          {model.nsfw ? <Badge>{t('adults')}</Badge> : null}
        </div>
        <p className="desktop:text-lg">{model.tagline}</p>
        <p className="text-sm text-text-muted desktop:text-on-media">
          {t('notice', { name: model.display_name })}
        </p>
      </div>
    </div>
  );
};
