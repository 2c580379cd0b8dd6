import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../data/use-current-user.ts';
import { MessagesScreen } from '../screens/messages-screen/messages-screen.tsx';
import { PeopleLists } from './people-lists.tsx';
import { useReturningTo } from './use-next-path.ts';
import { WithPeopleTexts } from './with-people-texts.tsx';

/** `/messages`. Guests have none: they are sent to log in and come back. */
export const MessagesPage = () => {
  const { data, isLoggedIn } = useCurrentUser();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  // What is private is never rendered by the server.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  useEffect(() => {
    if (data && !isLoggedIn) void navigate(login, { replace: true });
  }, [data, isLoggedIn, login, navigate]);
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
