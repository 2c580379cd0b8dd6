import { cn, type TabItem, Tabs, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

export interface RoomMoreProps extends Omit<ComponentProps<'div'>, 'about' | 'children'> {
  /** Null: the room has none, and there is no tab. */
  apps: ReactNode;
  media: ReactNode;
  about: ReactNode;
}

/** What is below a live room: its apps, the broadcaster's media, and who they are. One part is shown at a time. */
export function RoomMore({ apps, media, about, className, ...rest }: RoomMoreProps) {
  const { t } = useTexts('room-more');
  const [chosen, setChosen] = useState('apps');
  const items: TabItem[] = [
    { value: 'apps', label: t('apps'), content: apps },
    { value: 'media', label: t('media'), content: media },
    { value: 'about', label: t('about'), content: about },
  ].filter(({ content }) => content);
  const shown = items.find(({ value }) => value === chosen) ?? items[0];
  return (
    <div {...rest} data-component="room-more" className={cn('min-w-0', className)}>
      <Tabs
        label={t('tabs')}
        items={items}
        value={shown?.value ?? 'about'}
        onValueChange={setChosen}
        panelClassName="flex min-h-64 flex-col gap-3"
      />
    </div>
  );
}
