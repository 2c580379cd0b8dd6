import { Suspense, useEffect, useState } from 'react';
import { PeopleLists } from '../../features/social/people-lists.tsx';
import { useMember } from '../../shell/session/use-member.ts';
import { MessagesScreen } from './messages-screen/messages-screen.tsx';

/** `/messages`. Guests are sent to the login and return. */
export const MessagesPage = () => {
  const { isLoggedIn } = useMember();
  // The server never renders private data.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  if (!isHere || !isLoggedIn) return <MessagesScreen />;
  return (
    <Suspense fallback={<MessagesScreen />}>
      <MessagesScreen>
        <PeopleLists username={null} isPage />
      </MessagesScreen>
    </Suspense>
  );
};
