import { mayRequestPrivate, mayShareCam, maySpy, type Room } from '@footlight/contract';
import { ShowBar, ShowOffer, TicketShow } from '@footlight/room-widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useFanLevel } from '../data/use-fan-level.ts';
import { useShowCalls } from '../data/use-show-calls.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { useModals } from '../modals/modals.ts';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { useAsMember } from './use-as-member.ts';
import { useBuyTokens } from './use-buy-tokens.ts';
import { useFunds } from './use-funds.ts';
import { useLostShow } from './use-lost-show.ts';
import { usePostpayOnce } from './use-postpay-once.ts';
import { useShowFailure } from './use-show-failure.ts';
import { useShowNews } from './use-show-news.ts';

/** The broadcaster's own tools, for one of all who are in a room. */
const RoomStreamer = lazy(() => loadRetried(() => import('./room-streamer.tsx')));

/** The platform takes a viewer for gone who is not heard of for some of these. */
const PING_EVERY = 10_000;

interface RoomShowsProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** What of shows is on offer or runs in this room, and what its buttons do. */
const Shows = ({ username, room, socket }: RoomShowsProps) => {
  const visitor = useCurrentUser();
  const funds = useFunds();
  const calls = useShowCalls(username);
  const modals = useModals();
  const asMember = useAsMember();
  const buyTokens = useBuyTokens();
  const failed = useShowFailure();
  const [busy, setBusy] = useState<string | null>(null);
  const { show, limitedShow, userSetting, chat, viewer, mode } = room;
  const visitorName = visitor.data?.user.username;
  const broadcasterName = room.user.displayName;
  const isFan = useFanLevel(username) !== null;
  useShowNews(username, { broadcaster: broadcasterName, visitor: visitorName });
  useLostShow(username, room, socket);
  usePostpayOnce();

  const isWatching = show?.state === 'running' && !viewer.isStreamer;
  useEffect(() => {
    if (!isWatching || !socket || !visitorName) return;
    const timer = setInterval(() => socket.ping(visitorName), PING_EVERY);
    return () => clearInterval(timer);
  }, [isWatching, socket, visitorName]);

  const run = (name: string, call: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    call().then(
      () => setBusy(null),
      (error: unknown) => {
        setBusy(null);
        failed(error);
      },
    );
  };
  const forMember = (open: () => unknown) => () => asMember(open);

  if (viewer.isStreamer) {
    return (
      <Suspense fallback={null}>
        <RoomStreamer username={username} room={room} />
      </Suspense>
    );
  }
  if (show) {
    return (
      <ShowBar
        show={show}
        side="viewer"
        broadcasterName={broadcasterName}
        viewerName={show.username}
        balance={visitor.balance}
        isBusy={busy !== null}
        onCancel={() => run('cancel', calls.cancel)}
        onEnd={() =>
          show.kind === 'spy' ? run('spyEnd', calls.spyEnd) : void modals.open('show_end', { username })
        }
        onBuyTokens={() => void buyTokens()}
      />
    );
  }
  if (limitedShow) {
    return (
      <TicketShow
        limitedShow={limitedShow}
        broadcasterName={broadcasterName}
        funds={funds}
        buying={busy === 'ticket' || busy === 'recording' ? busy : null}
        onBuyTicket={forMember(() => run('ticket', calls.buyTicket))}
        onBuyRecording={forMember(() => run('recording', calls.buyRecording))}
        onBuyTokens={() => void buyTokens()}
      />
    );
  }
  const mayAsk = mayRequestPrivate({
    status: chat.status,
    isEnabled: userSetting.private.isEnabled,
    isLimitedAppInstalled: false,
    isVoyeur: room.user.isVoyeur,
    isVersus: false,
  });
  const spyable = maySpy({
    status: chat.status,
    mode,
    isEnabled: userSetting.spy.isEnabled,
    isLimitedAppInstalled: false,
    isExclusive: false,
  });
  return (
    <ShowOffer
      broadcasterName={broadcasterName}
      privatePrice={mayAsk ? userSetting.private.pricePerMinuteInToken : null}
      discount={room.privateDiscount}
      spyPrice={spyable ? (isFan ? 0 : userSetting.spy.pricePerMinuteInToken) : null}
      onPrivate={forMember(() => modals.open('private_request', { username }))}
      onSpy={forMember(() => modals.open('spy_confirm', { username }))}
    />
  );
};

/** Cameras and toys have chunks of their own: few rooms and visitors have either. */
const RoomCam = lazy(() => loadRetried(() => import('./room-cam.tsx')));

const RoomShows = (props: RoomShowsProps) => {
  const { room, socket } = props;
  const { isLoggedIn } = useCurrentUser();
  const { viewer, chat, show, userSetting } = room;
  const isShowingCams =
    viewer.isStreamer ||
    mayShareCam({
      isLoggedIn,
      isStreamer: false,
      isSilenced: viewer.isSilenced,
      status: chat.status,
      isOwnPrivate: room.mode === 'private' && show?.state === 'running',
      isSharecamOn: userSetting.sharecam,
    });
  return (
    <>
      <Shows {...props} />
      {isShowingCams && socket ? (
        <Suspense fallback={null}>
          <RoomCam room={room} socket={socket} />
        </Suspense>
      ) : null}
    </>
  );
};

export default RoomShows;
