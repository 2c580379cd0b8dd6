import {
  FriendList,
  MessageList,
  PeoplePanel,
  PeopleSettings,
  type PeopleView,
} from '@footlight/room-widgets';
import { Alert, Button, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { useAskAgain } from '../../shell/sockets/use-ask-again.ts';
import { conversationSortAtom } from './people.ts';
import { conversationsKey, friendsKey } from './people-keys.ts';
import { useFriendAction, useFriends } from './use-friends.ts';
import { useConversations } from './use-messages.ts';

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTexts(['social', 'common']);
  return (
    <Alert
      tone="error"
      action={
        <Button size="sm" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  );
};

const ToRooms = ({ variant }: { variant: 'ghost' | 'outline' }) => {
  const { t } = useTexts('social');
  return (
    <Button asChild variant={variant}>
      {renderSiteLink({ href: '/', children: t('list.toRooms') })}
    </Button>
  );
};

const Conversations = ({
  me,
  selected,
  onSelect,
  onFriends,
}: {
  me: string;
  selected: string | null;
  onSelect: (username: string) => void;
  onFriends: () => void;
}) => {
  const { data, error, mutate } = useConversations();
  const [sort, setSort] = useAtom(conversationSortAtom);
  const [now] = useState(Date.now);
  const { t } = useTexts('social');
  if (error && !data) return <Failed onRetry={() => void mutate()} />;
  return (
    <MessageList
      conversations={data?.conversations ?? null}
      me={me}
      selected={selected}
      sort={sort}
      onSortChange={setSort}
      onSelect={onSelect}
      emptyAction={
        <>
          <Button variant="outline" onClick={onFriends}>
            {t('list.toFriends')}
          </Button>
          <ToRooms variant="ghost" />
        </>
      }
      now={now}
    />
  );
};

const Friends = ({ onWrite }: { onWrite: (username: string) => void }) => {
  const { data, error, mutate } = useFriends();
  const act = useFriendAction();
  if (error && !data) return <Failed onRetry={() => void mutate()} />;
  return (
    <FriendList
      friends={data?.friends ?? null}
      onAction={(action, name) => void act(action, name)}
      onWrite={onWrite}
      emptyAction={<ToRooms variant="outline" />}
    />
  );
};

const Settings = () => {
  const [settings, change] = useSettings();
  return (
    <PeopleSettings
      allowed={settings.pm_allow === 'all'}
      sound={settings.pm_audio_notification}
      onChange={({ allowed, sound }) =>
        change({
          ...(allowed === undefined ? {} : { pm_allow: allowed ? 'all' : 'none' }),
          ...(sound === undefined ? {} : { pm_audio_notification: sound }),
        })
      }
    />
  );
};

/** Read again after a reconnect. */
const LISTS = [conversationsKey, friendsKey];

/** Conversations, friends and settings, for the messages page or the drawer. */
export const PeopleLists = ({
  selected,
  onSelect,
}: {
  /** Username of the open conversation. */
  selected: string | null;
  onSelect: (username: string) => void;
}) => {
  const me = useCurrentUser().data?.user.username ?? '';
  const [view, setView] = useState<PeopleView>('messages');
  useAskAgain(LISTS);
  return (
    <PeoplePanel view={view} onViewChange={setView}>
      {view === 'messages' ? (
        <Conversations me={me} selected={selected} onSelect={onSelect} onFriends={() => setView('friends')} />
      ) : view === 'friends' ? (
        <Friends onWrite={onSelect} />
      ) : (
        <Settings />
      )}
    </PeoplePanel>
  );
};
