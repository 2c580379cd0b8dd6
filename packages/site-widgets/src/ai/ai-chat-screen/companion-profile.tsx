import type { AiModel } from '@footlight/contract';
import { Badge, usePicture, useTexts } from '@footlight/ui';

export interface CompanionProfileProps {
  model: AiModel;
}

/** Who the user talks to, beside the conversation; on narrow screens a row above it. */
export const CompanionProfile = ({ model }: CompanionProfileProps) => {
  const { t } = useTexts('ai');
  const picture = usePicture(model.picture_url);
  return (
    <div
      data-part="profile"
      className="flex min-w-0 items-start gap-4 desktop:flex-col desktop:items-stretch desktop:gap-3"
    >
      <div className="footlight-glow aspect-square w-20 shrink-0 overflow-hidden rounded-lg bg-surface-sunken desktop:aspect-4/5 desktop:w-full desktop:rounded-xl">
        {picture ? (
          <img {...picture} alt="" width={288} height={360} className="size-full object-cover" />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1.5 text-pretty wrap-anywhere">
        <span className="flex flex-wrap gap-1">
          <Badge>{t('label')}</Badge>
          {model.nsfw ? <Badge>{t('adults')}</Badge> : null}
        </span>
        <p className="font-semibold">{model.tagline}</p>
        <p className="text-sm text-text-muted">{t('notice', { name: model.display_name })}</p>
      </div>
    </div>
  );
};
