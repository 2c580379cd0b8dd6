// @vitest-environment happy-dom
import { exampleFanclub, exampleFanclubPost } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { FanClubPost } from './fan-club-post.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club-post',
  element: (probe) => (
    <FanClubPost
      post={exampleFanclubPost}
      club={exampleFanclub}
      isOwner={false}
      mediaHref={() => '/'}
      ownedMedia={new Set()}
      now={0}
      onLike={nothing}
      onDelete={nothing}
      onUnlock={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { billing: billingLocales },
});
