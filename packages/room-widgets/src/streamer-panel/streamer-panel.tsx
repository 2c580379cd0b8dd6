import { cn, Tabs, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

const PARTS = ['broadcast', 'settings', 'apps'] as const;

export interface StreamerPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What viewers see, ticket show and discount. */
  broadcast: ReactNode;
  settings: ReactNode;
  apps: ReactNode;
}

/** What broadcasters have in their own room and nobody else: broadcast, prices and rules, apps. */
export function StreamerPanel({ broadcast, settings, apps, className, ...rest }: StreamerPanelProps) {
  const { t } = useTexts('streamer');
  const [part, setPart] = useState<string>(PARTS[0]);
  const contents = { broadcast, settings, apps };
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
        onValueChange={setPart}
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
