import { Button, Switch, useNumber, useTexts } from '@footlight/ui';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { mediaBundleKey, userMediaKey } from '../data/media-keys.ts';
import { useMediaCalls } from '../data/use-media-calls.ts';
import { useRead } from '../data/use-read.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { MediaListScreen } from '../screens/media-screen/media-list-screen.tsx';
import { useOwnedMedia } from './media-list-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { useMediaPurchase } from './use-media-purchase.tsx';

const OrderEntry = lazy(() => loadRetried(() => import('./order-entry.tsx')));

/** `/{username}/media`: all of a broadcaster, and all of them in one go. */
export const UserMediaPage = () => {
  const username = (useParams().username ?? '').toLowerCase();
  const { t } = useTexts(['media', 'ui']);
  const number = useNumber();
  const owned = useOwnedMedia();
  const [now] = useState(Date.now);
  const { data, error, mutate } = useRead(userMediaKey(username));
  const { data: bundle } = useRead(mediaBundleKey(username));
  const purchase = useMediaPurchase();
  const calls = useMediaCalls();
  if (error?.type === 'user_not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  const name = data?.mediaList[0]?.user_display_name ?? username;
  const sellAll = bundle?.is_owner ? (
    <Switch
      label={t('owner.sellAll')}
      checked={bundle.is_enabled}
      onCheckedChange={(isOn) => void calls.sellAll(isOn).catch(purchase.failed)}
    />
  ) : bundle && bundle.item_count > 0 ? (
    <Button
      className="h-auto min-h-10 max-w-full whitespace-normal"
      data-guard="text"
      onClick={() => purchase.buyAll(username, name, bundle)}
    >
      {t('buyAll', {
        shown: number(bundle.item_count),
        tokens: t('ui:tokens', { count: bundle.price, shown: number(bundle.price) }),
      })}
    </Button>
  ) : null;
  return (
    <>
      <MediaListScreen
        title={t('of', { name })}
        breadcrumbs={[
          { href: `/${username}`, label: name },
          { href: `/${username}/media`, label: t('media') },
        ]}
        sections={[]}
        items={data?.mediaList}
        count={data?.mediaList.length ?? 0}
        owned={owned}
        now={now}
        errorMessage={error ? t('failed') : null}
        onRetry={() => void mutate()}
        action={
          <>
            {sellAll}
            <Suspense fallback={null}>
              <OrderEntry username={username} />
            </Suspense>
          </>
        }
        page={1}
        pageCount={1}
        hrefOf={() => ''}
      />
      {purchase.dialog}
    </>
  );
};
