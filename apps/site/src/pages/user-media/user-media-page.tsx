import { BuyAllMedia, MediaListScreen } from '@footlight/site-widgets';
import { lazyComponent, Switch, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMediaCalls } from '../../features/media/use-media-calls.ts';
import { useMediaPurchase } from '../../features/media/use-media-purchase.tsx';
import { useMediaSections } from '../../features/media/use-media-sections.ts';
import { useOwnedMedia } from '../../features/media/use-owned-media.ts';
import { mediaBundleKey, userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { usernameParam } from '../../shell/routes/username-param.ts';

const OrderEntry = lazyComponent(() => import('../../features/orders/room-order-entry.tsx'));

/** `/{username}/media`: all media of a broadcaster, and a button to buy them all. */
export const UserMediaPage = () => {
  const username = usernameParam(useParams());
  const { t } = useTexts('media');
  const owned = useOwnedMedia();
  const [now] = useState(Date.now);
  const { data, error, mutate } = useRead(userMediaKey(username));
  const { data: bundle } = useRead(mediaBundleKey(username));
  const purchase = useMediaPurchase();
  const calls = useMediaCalls();
  const sections = useMediaSections(null);
  if (error?.type === 'user_not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  const name = data?.mediaList[0]?.user_display_name ?? username;
  const sellAll = bundle?.is_owner ? (
    <Switch
      label={t('owner.sellAll')}
      checked={bundle.is_enabled}
      onCheckedChange={(isOn) => void calls.sellAll(isOn).catch(purchase.failed)}
    />
  ) : bundle && bundle.item_count > 0 ? (
    <BuyAllMedia
      itemCount={bundle.item_count}
      price={bundle.price}
      onBuy={() => purchase.buyAll(username, name, bundle)}
    />
  ) : null;
  return (
    <>
      <MediaListScreen
        title={t('of', { name })}
        breadcrumbs={[
          { href: `/${username}`, label: name },
          { href: `/${username}/media`, label: t('media') },
        ]}
        sections={sections}
        items={data?.mediaList}
        count={data?.mediaList.length ?? 0}
        owned={owned}
        now={now}
        error={error ? t('failed') : null}
        onRetry={() => void mutate()}
        action={
          <>
            {sellAll}
            <OrderEntry username={username} />
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
