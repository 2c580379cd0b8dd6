import { BrowseScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useSiteLinks } from '../../features/browse/use-site-links.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { useViewHistory } from './use-view-history.ts';

/** `/view-history`. Guests are sent to the login and return. */
export const ViewHistoryPage = () => {
  const { t } = useTexts('member');
  const { isLoggedIn } = useMember();
  const errorText = useErrorText();
  const links = useSiteLinks();
  const { data: history, error, mutate } = useViewHistory(isLoggedIn);
  return (
    <BrowseScreen
      path="/view-history"
      // Filters apply to public lists.
      source="/"
      {...links}
      title={t('history')}
      users={history?.userList}
      totalCount={history?.userList.length ?? 0}
      breadcrumbs={[]}
      error={error ? errorText(error) : null}
      empty={{ title: t('noHistory'), hint: t('noHistoryHint') }}
      hasMore={false}
      growing={false}
      onGrow={() => undefined}
      onRetry={() => void mutate()}
    />
  );
};
