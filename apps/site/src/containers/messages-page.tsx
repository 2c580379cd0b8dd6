import { Suspense, useEffect, useState } from 'react';
import { MessagesScreen } from '../screens/messages-screen/messages-screen.tsx';
import { PeopleLists } from './people-lists.tsx';
import { useMember } from './use-member.ts';
import { WithPeopleTexts } from './with-people-texts.tsx';

/** `/messages`. Guests have none: they are sent to log in and come back. */
export const MessagesPage = () => {
  const { isLoggedIn } = useMember();
  // What is private is never rendered by the server.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  if (!isHere || !isLoggedIn) return <MessagesScreen />;
  return (
    <Suspense fallback={<MessagesScreen />}>
      <WithPeopleTexts>
        <MessagesScreen>
          <PeopleLists username={null} isPage />
        </MessagesScreen>
      </WithPeopleTexts>
    </Suspense>
  );
};
