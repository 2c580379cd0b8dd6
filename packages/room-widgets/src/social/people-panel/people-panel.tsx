import { cn, SegmentedControl, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

const PEOPLE_VIEWS = ['messages', 'friends', 'settings'] as const;
export type PeopleView = (typeof PEOPLE_VIEWS)[number];

export interface PeoplePanelProps extends ComponentProps<'div'> {
  view: PeopleView;
  onViewChange(view: PeopleView): void;
  /** Data of the current view. */
  children: ReactNode;
}

/** Conversations, friends and settings, one at a time. */
export const PeoplePanel = ({ view, onViewChange, children, className, ...rest }: PeoplePanelProps) => {
  const { t } = useTexts('social');
  return (
    <div {...rest} data-component="people-panel" className={cn('flex min-w-0 flex-col gap-4', className)}>
      <SegmentedControl
        block
        size="sm"
        aria-label={t('views')}
        value={view}
        onValueChange={(next) => {
          const wanted = PEOPLE_VIEWS.find((one) => one === next);
          if (wanted) onViewChange(wanted);
        }}
        segments={[
          { value: 'messages', label: t('title') },
          { value: 'friends', label: t('friends.label') },
          { value: 'settings', label: t('settings.title') },
        ]}
      />
      {children}
    </div>
  );
};
