import { MessagesScreen } from '@footlight/room-widgets';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { PeopleLists } from '../../features/social/people-lists.tsx';
import { PeopleTalk } from '../../features/social/people-talk.tsx';
import { useTalkFocus } from '../../features/social/use-talk-focus.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { useMember } from '../../shell/session/use-member.ts';

const Messages = ({ username }: { username: string | null }) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const root = useRef<HTMLElement>(null);
  useTalkFocus(root, username);
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  return (
    <MessagesScreen
      ref={root}
      list={
        <PeopleLists
          selected={username}
          onSelect={(name) => {
            if (name !== username)
              void navigate(`/messages/${encodeURIComponent(name)}`, {
                state: { isFromList: username === null },
              });
          }}
        />
      }
      talk={
        username ? (
          <PeopleTalk
            key={username}
            username={username}
            // Back to the same entry, or the browser's back button would open the conversation again.
            onBack={() => void (isFromList ? navigate(-1) : navigate('/messages', { replace: true }))}
          />
        ) : null
      }
    />
  );
};

/** `/messages` and `/messages/{username}`. Guests are sent to the login and return. */
export const MessagesPage = () => {
  const { isLoggedIn } = useMember();
  const username = usernameParam(useParams()) || null;
  // The server never renders private data.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  if (!isHere || !isLoggedIn) return <MessagesScreen />;
  return (
    <Suspense fallback={<MessagesScreen />}>
      <Messages username={username} />
    </Suspense>
  );
};
