import { isReservedName, type Room, vrPath } from '@footlight/contract';
import { roomKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { firstView } from './first-view.ts';
import { VrPage } from './vr-page.tsx';

/** `/{username}/vr`: the room in VR. */
export const route: RouteModule = {
  namespaces: ['room', 'vr'],
  searchParams: ['tab', 'view'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: ({ username = '' }) => (isReservedName(username) ? [] : [roomKey(usernameParam({ username }))]),
  firstView,
  seo: ({ params, data, site: { site }, t }) => {
    const username = usernameParam(params);
    const room = data as Room | undefined;
    const name = room?.user.displayName ?? username;
    return {
      title: `${t('vr:title', { name })} · ${site.display_name}`,
      description: t('vr:description', { name, site: site.display_name }),
      canonical: vrPath(username),
      type: 'profile',
      ...(room ? { image: room.user.shareImageUrl } : {}),
      isPrivate: room?.stream?.vr !== true,
    };
  },
  Component: VrPage,
};
