import { listPath } from '@footlight/contract';
import { NoVr } from '@footlight/room-widgets';
import { Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { useParams } from 'react-router';
import { VrLayer } from '../../features/vr/vr-layer.tsx';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { VrContext } from '../../shell/spend/plain-tip.ts';
import { RoomPage } from './room-page.tsx';
import { VrSide } from './vr-side.tsx';
import { VrTools } from './vr-tools.tsx';

/** `/{username}/vr`: the room in VR (spec 3 §3). Its tips say so. */
export const VrPage = () => {
  const username = usernameParam(useParams());
  const { t } = useTexts('vr');
  const link = useLinkRenderer();
  return (
    <VrContext value={true}>
      <RoomPage
        vr={{
          none: ({ stream, user }) =>
            stream && !stream.vr ? (
              <NoVr
                broadcasterName={user.displayName}
                roomHref={`/${user.username}`}
                listHref={listPath({ id: 'vr' })}
              />
            ) : null,
          subject: (
            <Link asChild className="w-fit">
              {link({ href: `/${username}`, children: t('back') })}
            </Link>
          ),
          layer: (room, video) => <VrLayer room={room} video={video} />,
          side: (of) => <VrSide username={username} {...of} />,
          tools: (of) => <VrTools username={username} {...of} />,
        }}
      />
    </VrContext>
  );
};
