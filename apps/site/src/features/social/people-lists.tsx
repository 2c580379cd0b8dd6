import { FriendList, MessageList } from '@footlight/room-widgets';
import { Alert, Button, useTexts } from '@footlight/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { lobbyFlagsAtom } from '../../shell/sockets/lobby-flags.ts';
import { conversationSortAtom } from './people.ts';
import { conversationsKey, friendsKey, messagesKey } from './people-keys.ts';
import { PeoplePanel, type PeopleView } from './people-panel/people-panel.tsx';
import { PeopleSettings } from './people-panel/people-settings.tsx';
import { PeopleTalk } from './people-talk.tsx';
import { useFriendAction, useFriends } from './use-friends.ts';
import { useConversations } from './use-messages.ts';

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTexts(['people', 'common']);
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

const Conversations = ({
  me,
  selected,
  onSelect,
}: {
  me: string;
  selected: string | null;
  onSelect: (username: string) => void;
}) => {
  const { data, error, mutate } = useConversations();
  const [sort, setSort] = useAtom(conversationSortAtom);
  const [now] = useState(Date.now);
  if (error && !data) return <Failed onRetry={() => void mutate()} />;
  return (
    <MessageList
      conversations={data?.conversations ?? null}
      me={me}
      selected={selected}
      sort={sort}
      onSortChange={setSort}
      onSelect={onSelect}
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
    />
  );
};

const Settings = () => {
  const [settings, change] = useSettings();
  return (
    <PeopleSettings
      isAllowed={settings.pm_allow === 'all'}
      hasSound={settings.pm_audio_notification}
      onChange={({ isAllowed, hasSound }) =>
        change({
          ...(isAllowed === undefined ? {} : { pm_allow: isAllowed ? 'all' : 'none' }),
          ...(hasSound === undefined ? {} : { pm_audio_notification: hasSound }),
        })
      }
    />
  );
};

/** Reads the lists again after a reconnect, because missed events are not repeated. */
const useAskAgain = (selected: string | null) => {
  const { mutate } = useSWRConfig();
  const { authorised } = useAtomValue(lobbyFlagsAtom);
  const ask = useEffectEvent(() => {
    for (const key of [conversationsKey, friendsKey, ...(selected ? [messagesKey(selected)] : [])])
      void mutate(key);
  });
  useEffect(() => {
    if (authorised) ask();
  }, [authorised]);
};

/** Conversations, friends and settings, for the messages page or the drawer. */
export const PeopleLists = ({ username, isPage }: { username: string | null; isPage: boolean }) => {
  const me = useCurrentUser().data?.user.username ?? '';
  const [view, setView] = useState<PeopleView>('messages');
  const [selected, setSelected] = useState(username);
  useAskAgain(selected);
  return (
    <PeoplePanel
      view={view}
      onViewChange={setView}
      isPage={isPage}
      talk={
        selected ? (
          <PeopleTalk key={selected} username={selected} me={me} onBack={() => setSelected(null)} />
        ) : null
      }
    >
      {view === 'messages' ? (
        <Conversations me={me} selected={selected} onSelect={setSelected} />
      ) : view === 'friends' ? (
        <Friends onWrite={setSelected} />
      ) : (
        <Settings />
      )}
    </PeoplePanel>
  );
};
