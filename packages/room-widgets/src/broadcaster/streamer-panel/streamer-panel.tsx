import { cn, Tabs, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

const PARTS = ['broadcast', 'settings', 'fanClub', 'orders', 'apps'] as const;
export type StreamerPart = (typeof PARTS)[number];

export interface StreamerPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  part: StreamerPart;
  onPartChange: (part: StreamerPart) => void;
  /** Broadcast mode, ticket show and discount. */
  broadcast: ReactNode;
  settings: ReactNode;
  fanClub: ReactNode;
  /** Custom orders of viewers. */
  orders: ReactNode;
  apps: ReactNode;
}

/** The broadcaster's tools in their own room: broadcast, prices and rules, fan club, orders, apps. */
export function StreamerPanel({
  part,
  onPartChange,
  broadcast,
  settings,
  fanClub,
  orders,
  apps,
  className,
  ...rest
}: StreamerPanelProps) {
  const { t } = useTexts('streamer');
  const contents = { broadcast, settings, fanClub, orders, apps };
  return (
    <section
      aria-label={t('title')}
      {...rest}
      data-component="streamer-panel"
      className={cn('min-w-0 text-text', className)}
    >
      <Tabs
        label={t('title')}
        value={part}
        onValueChange={(next) => onPartChange(next as StreamerPart)}
        panelClassName="pt-3"
        items={PARTS.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: <div className="flex min-w-0 flex-col gap-3">{contents[value]}</div>,
        }))}
      />
    </section>
  );
}
