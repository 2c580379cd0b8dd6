import { useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useViewHistory } from '../data/use-view-history.ts';
import { BrowseScreen } from '../screens/browse-screen/browse-screen.tsx';
import { useReturningTo } from './use-next-path.ts';

/** `/view-history`. Guests have none: they are sent to log in and come back. */
export const ViewHistoryPage = () => {
  const { t } = useTexts('site');
  const { data, isLoggedIn } = useCurrentUser();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const errorText = useErrorText();
  const { data: history, error, mutate } = useViewHistory(isLoggedIn);
  useEffect(() => {
    if (data && !isLoggedIn) void navigate(login, { replace: true });
  }, [data, isLoggedIn, login, navigate]);
  return (
    <BrowseScreen
      title={t('history.title')}
      users={history?.userList}
      totalCount={history?.userList.length ?? 0}
      breadcrumbs={[]}
      errorMessage={error ? errorText(error) : null}
      empty={{ title: t('history.empty'), hint: t('history.emptyHint') }}
      hasMore={false}
      isGrowing={false}
      onGrow={() => undefined}
      onRetry={() => void mutate()}
    />
  );
};
