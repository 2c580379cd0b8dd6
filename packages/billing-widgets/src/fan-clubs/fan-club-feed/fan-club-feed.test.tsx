// @vitest-environment happy-dom
import { exampleFanclub, exampleFanclubPost, exampleLockedPost } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { FanClubFeed } from './fan-club-feed.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club-feed',
  element: (probe) => (
    <FanClubFeed
      posts={[exampleFanclubPost, exampleLockedPost]}
      club={exampleFanclub}
      isOwner={false}
      mediaHref={() => '/'}
      ownedMedia={new Set()}
      now={0}
      hasMore
      isLoadingOlder={false}
      onLoadOlder={nothing}
      error={null}
      onRetry={nothing}
      deletingId={null}
      onLike={nothing}
      onDelete={nothing}
      onUnlock={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { billing: billingLocales },
});
