import type { AiModel } from '@footlight/contract';
import { Badge, cn, coverLinkClass, useLinkRenderer, useNumber, usePicture, useTexts } from '@footlight/ui';

const CompanionCard = ({ model }: { model: AiModel }) => {
  const { t } = useTexts('ai');
  const number = useNumber();
  const link = useLinkRenderer();
  const picture = usePicture(model.picture_url);
  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-lg bg-surface shadow-xs transition-shadow hover:shadow-md forced-colors:border">
      <div className="footlight-glow relative aspect-4/5 overflow-hidden bg-surface-sunken">
        {picture ? (
          <img
            {...picture}
            alt=""
            width={320}
            height={400}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
          />
        ) : null}
        <span className="absolute start-2 top-2 flex flex-wrap gap-1">
          <Badge>{t('label')}</Badge>
          {model.nsfw ? <Badge>{t('adults')}</Badge> : null}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-3 pt-2.5 pb-3">
        {link({
          href: `/ai-girlfriend/${model.name}`,
          className: cn(coverLinkClass, 'heading text-base wrap-anywhere group-hover:text-primary-text'),
          children: model.display_name,
        })}
        <p className="text-sm text-pretty wrap-anywhere">{model.tagline}</p>
        <p className="mb-1 text-sm text-pretty text-text-muted italic wrap-anywhere">
          {t('quote', { line: model.greeting })}
        </p>
        <span className="mt-auto text-sm text-pretty text-text-muted tabular-nums">
          {t('prices', { chat: number(model.chat_price), image: number(model.image_price) })}
        </span>
      </div>
    </li>
  );
};

/** Companions as portraits, each labelled as AI, with what a message and a picture cost. */
export const CompanionGrid = ({ label, models }: { label: string; models: readonly AiModel[] }) => (
  <ul
    aria-label={label}
    className="grid gap-4 [grid-template-columns:repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] sm:[grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))]"
  >
    {models.map((model) => (
      <CompanionCard key={model.name} model={model} />
    ))}
  </ul>
);
