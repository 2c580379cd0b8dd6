import { AGE_CHECK_PATH, isInNoTokensCountry, type Room } from '@footlight/contract';
import { type PrivateAnswer, ShowBar, ShowOffer, TicketShow } from '@footlight/room-widgets';
import { lazyComponent } from '@footlight/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { takesPrivates } from '../../shell/room/show-offers.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { useLoginFirst, useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { useReconcileShow } from './use-reconcile-show.ts';
import { useShowCalls } from './use-show-calls.ts';
import { useShowNotices } from './use-show-notices.ts';

/** Lazy, because few requests end without a show. */
const PrivateAnswered = lazyComponent(() => import('./private-answered.tsx'));

/** Milliseconds between pings. The platform ends a show whose viewer stops sending them. */
const PING_EVERY = 10_000;

interface ShowControlsProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
  /** Shown to the broadcaster instead. */
  broadcaster: ReactNode;
}

/** The running show, or the shows that this room offers. */
export const ShowControls = ({ username, room, socket, broadcaster }: ShowControlsProps) => {
  const visitor = useCurrentUser();
  const funds = useSpendable();
  const calls = useShowCalls(username);
  const modals = useModals();
  const requireLogin = useRequireLogin();
  const loginFirst = useLoginFirst();
  const verifyAge = useReturningTo(AGE_CHECK_PATH);
  const buyTokens = useBuyTokens();
  const failed = useSpendFailure();
  const [busy, setBusy] = useState<string | null>(null);
  const [answer, setAnswer] = useState<PrivateAnswer | null>(null);
  const { show, limitedShow, userSetting, viewer } = room;
  const visitorName = visitor.data?.user.username;
  const broadcasterName = room.user.displayName;
  useShowNotices(username, { broadcaster: broadcasterName, visitor: visitorName }, setAnswer);
  useReconcileShow(username, room, socket);

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
  const forMember = (open: () => unknown) => () => requireLogin(open);
  const afterLogin = (open: () => unknown) => () => loginFirst(open);

  if (viewer.isStreamer) return broadcaster;
  if (show) {
    return (
      <ShowBar
        show={show}
        side="viewer"
        broadcasterName={broadcasterName}
        viewerName={show.username}
        balance={visitor.balance}
        pending={busy !== null}
        onCancel={() => run('cancel', calls.cancel)}
        onEnd={() =>
          show.kind === 'spy' ? run('spyEnd', calls.spyEnd) : void modals.open('show_end', { username })
        }
        onBuyTokens={() => void buyTokens()}
      />
    );
  }
  const needsAge = viewer.ageVerificationRequired;
  const user = visitor.data?.user;
  const maySpend = !(user && isInNoTokensCountry(user));
  if (limitedShow && !needsAge && (maySpend || limitedShow.purchased_ticket)) {
    return (
      <TicketShow
        limitedShow={limitedShow}
        broadcasterName={broadcasterName}
        funds={funds}
        buying={busy === 'recording' ? busy : null}
        onBuyRecording={forMember(() => run('recording', calls.buyRecording))}
        onBuyTokens={() => void buyTokens()}
      />
    );
  }
  const mayAsk = takesPrivates(room);
  const onPrivate = afterLogin(() => {
    setAnswer(null);
    void modals.open('private_request', { username });
  });
  // The answer stays where the request was, until the viewer continues.
  if (answer) {
    return (
      <PrivateAnswered
        answer={answer}
        broadcasterName={broadcasterName}
        onRetry={mayAsk ? onPrivate : undefined}
        onDismiss={() => setAnswer(null)}
      />
    );
  }
  // The picture offers spying and tickets. The tip bar says why the visitor may not spend.
  if (!maySpend) return null;
  return (
    <ShowOffer
      broadcasterName={broadcasterName}
      privatePrice={mayAsk ? userSetting.private.pricePerMinuteInToken : null}
      discount={room.privateDiscount}
      needsAge={needsAge}
      verifyHref={verifyAge}
      onPrivate={onPrivate}
    />
  );
};
