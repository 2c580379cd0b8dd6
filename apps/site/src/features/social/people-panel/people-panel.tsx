import { SegmentedControl, useTexts } from '@footlight/ui';
import { MessagesSquare, Settings2, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';

const PEOPLE_VIEWS = ['messages', 'friends', 'settings'] as const;
export type PeopleView = (typeof PEOPLE_VIEWS)[number];

export interface PeoplePanelProps {
  view: PeopleView;
  onViewChange: (view: PeopleView) => void;
  /** Data of the current view. */
  children: ReactNode;
  /** The open conversation; takes the whole panel if there is no space for both. */
  talk: ReactNode;
  /** Shows list and conversation side by side on a desktop. */
  isPage: boolean;
}

/** Conversations, friends and settings, with one conversation. */
export const PeoplePanel = ({ view, onViewChange, children, talk, isPage }: PeoplePanelProps) => {
  const { t } = useTexts('people');
  const height = isPage ? 'h-[min(70dvh,720px)]' : 'h-[calc(100dvh-8rem)]';
  const list = (
    <div className="flex min-w-0 flex-col gap-4">
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
          { value: 'messages', label: t('title'), icon: <MessagesSquare />, hideLabel: true },
          { value: 'friends', label: t('friends.label'), icon: <UsersRound />, hideLabel: true },
          { value: 'settings', label: t('settings.title'), icon: <Settings2 />, hideLabel: true },
        ]}
      />
      {children}
    </div>
  );
  if (!isPage) return talk ? <div className={height}>{talk}</div> : list;
  return (
    <div className="grid gap-6 desktop:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
      <div className={talk ? 'max-desktop:hidden' : ''}>{list}</div>
      {talk ? (
        <div
          className={`${height} overflow-hidden rounded-lg border border-border bg-surface desktop:[&_[data-part=back]]:hidden`}
        >
          {talk}
        </div>
      ) : null}
    </div>
  );
};
