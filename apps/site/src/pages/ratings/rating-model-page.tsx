import { RatingModelScreen } from '@footlight/site-widgets';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { ratingModelKey } from '../../features/content/content-keys.ts';
import { openRatingsKey } from '../../features/orders/order-keys.ts';
import { PlacedOrders } from '../../features/orders/placed-orders.tsx';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';

/** `/dickometrics/{name}`: order a rating. The tokens are held by the custom orders. */
export const RatingModelPage = () => {
  const { name = '' } = useParams();
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const { data, error, mutate } = useRead(ratingModelKey(name.toLowerCase()));
  const { data: open } = useRead(isLoggedIn ? openRatingsKey : null);
  const requireLogin = useRequireLogin();
  const modals = useModals();
  const errorText = useErrorText();
  if (error?.type === 'not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  const model = data?.model;
  return (
    <RatingModelScreen
      model={model}
      hasOpen={open?.orders.some(({ broadcaster }) => broadcaster === model?.username) ?? false}
      orders={
        isLoggedIn && model ? (
          // Its texts load later than the page.
          <Suspense fallback={null}>
            <PlacedOrders only={{ kind: 'dickrating', broadcaster: model.username }} />
          </Suspense>
        ) : null
      }
      own={isLoggedIn && model !== undefined && visitor?.user.id === model.user_id}
      onOrder={() => {
        if (model) requireLogin(() => modals.open('order', { username: model.username, kind: 'dickrating' }));
      }}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
