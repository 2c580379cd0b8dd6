import { useTexts } from '@footlight/ui';
import { useErrorText } from '../data/use-error-text.ts';
import { useViewHistory } from '../data/use-view-history.ts';
import { BrowseScreen } from '../screens/browse-screen/browse-screen.tsx';
import { useMember } from './use-member.ts';

/** `/view-history`. Guests have none: they are sent to log in and come back. */
export const ViewHistoryPage = () => {
  const { t } = useTexts('site');
  const { isLoggedIn } = useMember();
  const errorText = useErrorText();
  const { data: history, error, mutate } = useViewHistory(isLoggedIn);
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
