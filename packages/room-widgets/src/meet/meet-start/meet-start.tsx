import { GENDERS, type Gender, type MeetProduct } from '@footlight/contract';
import { Banner, Button, CheckboxGroup, cn, useNumber, useTexts } from '@footlight/ui';
import { Video } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MeetPreview, type MeetPreviewProps } from './meet-preview.tsx';

export interface MeetStartProps extends Omit<ComponentProps<'section'>, 'children'>, MeetPreviewProps {
  product: MeetProduct;
  side: 'viewer' | 'broadcaster';
  /** Lowest price of the broadcasters who take part, in tokens per minute; null without one. */
  priceFrom?: number | null | undefined;
  /** Genders to meet; empty: everybody. */
  wants: readonly Gender[];
  /** Why the last meeting ended, or why none can start. */
  notice?: { appearance: 'info' | 'error'; title?: string; text: ReactNode } | null;
  onWantsChange: (wants: Gender[]) => void;
  onStart: () => void;
  onDismiss: () => void;
}

/**
 * The entry to speed-dates and random chat (spec 3 §7): a stage with the people who are here and the user's own
 * picture, an explanation, the genders to meet, and the start button. Token: `--meet-start-radius`.
 */
export function MeetStart(props: MeetStartProps) {
  const { product, side, wants, priceFrom = null, notice = null, pending = false, className } = props;
  const { online, preview, onPreview, onWantsChange, onStart, onDismiss, ...given } = props;
  const {
    product: _p,
    side: _s,
    wants: _w,
    priceFrom: _f,
    notice: _n,
    pending: _b,
    className: _c,
    ...rest
  } = given;
  const { t } = useTexts('meet');
  const number = useNumber();
  const price =
    product === 'random'
      ? t('free')
      : priceFrom === null
        ? null
        : t('priceFrom', { price: number(priceFrom) });
  return (
    <section
      aria-label={t(`title.${product}`)}
      {...rest}
      data-component="meet-start"
      data-product={product}
      className={cn(
        'grid min-w-0 overflow-hidden bg-surface desktop:grid-cols-[minmax(0,1fr)_minmax(16rem,24%)] text-text shadow-sm forced-colors:border rounded-[var(--meet-start-radius,--theme(--radius-xl))]',
        className,
      )}
    >
      {notice ? (
        <Banner
          appearance={notice.appearance}
          title={notice.title}
          live
          data-part="notice"
          className="m-4 desktop:col-span-2"
          onClose={onDismiss}
        >
          {notice.text}
        </Banner>
      ) : null}
      <MeetPreview {...{ online, preview, pending, onPreview }} />
      <div className="flex min-w-0 flex-col gap-6 p-4 desktop:justify-center desktop:p-6">
        <div className="flex flex-col gap-2 wrap-anywhere">
          {price === null ? null : (
            <p data-part="price" className="heading text-2xl">
              {price}
            </p>
          )}
          <p data-part="intro" className="text-pretty">
            {t(product === 'random' ? 'intro.random' : `intro.${side}`)}
          </p>
        </div>
        <CheckboxGroup
          data-part="wants"
          direction="row"
          legend={t('wants')}
          hint={t('wantsHint')}
          options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
          value={wants}
          onValueChange={(chosen) => onWantsChange(GENDERS.filter((gender) => chosen.includes(gender)))}
        />
        <Button
          size="lg"
          className="w-full min-w-0 shrink"
          iconStart={<Video />}
          loading={pending}
          onClick={onStart}
        >
          {t('start')}
        </Button>
      </div>
    </section>
  );
}
