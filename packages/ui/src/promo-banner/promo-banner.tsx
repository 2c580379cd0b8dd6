import type { ComponentProps } from 'react';
import { buttonClass } from '../button/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { CloseButton } from '../icon-button/close-button.tsx';
import { cardLinkClass } from '../lib/card-link.ts';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface PromoBannerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  href: string;
  title: string;
  text: string;
  /** A 4:1 picture, for decoration only. */
  image: string;
  /** Adds a close control. */
  onClose?: () => void;
  renderLink?: RenderLink;
}

/** A picture with a few words that lead to another page of the site. One link covers it. Token: `--promo-banner-radius`. */
export function PromoBanner({
  href,
  title,
  text,
  image,
  onClose,
  renderLink,
  className,
  ...rest
}: PromoBannerProps) {
  const { t } = useTexts('ui');
  const render = useLinkRenderer(renderLink);
  return (
    <div
      {...rest}
      data-component="promo-banner"
      className={cn(
        'group relative isolate flex min-w-0 flex-col overflow-hidden border border-border bg-surface text-text rounded-[var(--promo-banner-radius,--theme(--radius-lg))] desktop:flex-row',
        className,
      )}
    >
      <img
        src={image}
        alt=""
        width={960}
        height={240}
        loading="lazy"
        decoding="async"
        data-part="picture"
        className="aspect-4/1 w-full min-w-0 object-cover desktop:w-1/2 desktop:shrink-0"
      />
      <div className="flex min-w-0 flex-1 items-start gap-2 p-4">
        <div className="min-w-0 flex-1">
          {render({
            href,
            className: cn(cardLinkClass, 'block wrap-anywhere'),
            'data-part': 'link',
            children: title,
          })}
          <p data-part="text" className="text-text-muted wrap-anywhere">
            {text}
          </p>
          {/* For the eye: the link covers the banner. */}
          <span
            aria-hidden="true"
            data-part="look"
            className={cn(
              buttonClass({ variant: 'outline', size: 'sm' }),
              'mt-3 w-fit group-hover:bg-surface-sunken',
            )}
          >
            {t('look')}
          </span>
        </div>
        {onClose ? (
          <CloseButton size="sm" data-part="close" className="relative z-2 -my-1 -me-2" onClick={onClose} />
        ) : null}
      </div>
    </div>
  );
}
