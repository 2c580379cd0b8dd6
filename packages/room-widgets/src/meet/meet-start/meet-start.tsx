import { GENDERS, type Gender } from '@footlight/contract';
import { Banner, Button, CheckboxGroup, cn, useTexts } from '@footlight/ui';
import { Video } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MeetPreview, type MeetPreviewProps } from './meet-preview.tsx';

export interface MeetStartProps extends Omit<ComponentProps<'section'>, 'children'>, MeetPreviewProps {
  side: 'viewer' | 'broadcaster';
  /** Genders to meet; empty: everybody. */
  wants: readonly Gender[];
  /** Why the last meeting ended, or why none can begin. */
  notice?: { appearance: 'info' | 'error'; title?: string; text: ReactNode } | null;
  onWantsChange: (wants: Gender[]) => void;
  onStart: () => void;
  onDismiss: () => void;
}

/**
 * The entry to speed-dates and random chat (spec 3 §7): a stage with who is there and the own picture, what it is, whom
 * to meet, and the start. Token: `--meet-start-radius`.
 */
export function MeetStart(props: MeetStartProps) {
  const { product, side, wants, notice = null, pending = false, className } = props;
  const { online, priceFrom, preview, onPreview, onWantsChange, onStart, onDismiss, ...given } = props;
  const { product: _p, side: _s, wants: _w, notice: _n, pending: _b, className: _c, ...rest } = given;
  const { t } = useTexts('meet');
  return (
    <section
      aria-label={t(`title.${product}`)}
      {...rest}
      data-component="meet-start"
      data-product={product}
      className={cn(
        'grid min-w-0 overflow-hidden bg-surface desktop:grid-cols-[minmax(0,1fr)_22rem] text-text shadow-sm forced-colors:border rounded-[var(--meet-start-radius,--theme(--radius-xl))]',
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
      <MeetPreview {...{ product, online, priceFrom, preview, pending, onPreview }} />
      <div className="flex min-w-0 flex-col gap-6 p-4 desktop:justify-center desktop:p-6">
        <p data-part="intro" className="text-lg text-pretty wrap-anywhere">
          {t(product === 'random' ? 'intro.random' : `intro.${side}`)}
        </p>
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
