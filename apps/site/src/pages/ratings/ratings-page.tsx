import { RatingsScreen } from '@footlight/site-widgets';
import { useSearchParams } from 'react-router';
import { ratingModelsKey } from '../../features/content/content-keys.ts';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';
import { openRatingsKey } from '../../features/orders/order-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

/** `/dickometrics`: broadcasters who sell ratings (spec 3 §2). */
export const RatingsPage = () => {
  const [query] = useSearchParams();
  const page = pageOf(query, 'p');
  const { isLoggedIn } = useCurrentUser();
  const { data, error, mutate } = useRead(ratingModelsKey(page), { keepPreviousData: true });
  const { data: open } = useRead(isLoggedIn ? openRatingsKey : null);
  const errorText = useErrorText();
  if (error?.type === 'not_found') return <NotFoundPage />;
  return (
    <RatingsScreen
      models={data?.data}
      open={open?.orders ?? []}
      page={page}
      pageCount={data?.last_page ?? 0}
      hrefOf={(one) => listAddress('/dickometrics', { p: pageText(one) })}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
