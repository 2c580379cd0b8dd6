import { ApiError } from '@footlight/client';
import type { DisplayStatus, Room } from '@footlight/contract';
import { type PasswordProblem, type RoomStatusAction, RoomStatusOverlay } from '@footlight/room-widgets';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { scheduleKey } from '../../features/broadcaster/schedule-keys.ts';
import { useBroadcasterCalls } from '../../features/broadcaster/use-broadcaster.ts';
import { useShowCalls } from '../../features/shows/use-show-calls.ts';
import { useApi } from '../../shell/api/api.ts';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { usePushOffer } from '../../shell/push/use-push-offer.ts';
import { useErrorContent, useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { awaitsNotice, isSpyable } from '../../shell/room/show-offers.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { useFanLevel } from '../../shell/session/use-fan-level.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { useLoginFirst, useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

const problemOf = (error: unknown): PasswordProblem => {
  if (!(error instanceof ApiError)) return 'error';
  if (error.type === 'cam_password_wrong') return 'wrong';
  return error.type === 'rate_limited' ? 'limited' : 'error';
};

/** Sends the password. If it is right, the platform admits this session, and the room is read again. */
const usePassword = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (password: string) => {
    setSending(true);
    setProblem(null);
    try {
      await api('POST /chat/react/{username}/password', { params: { username }, body: { password } });
      await mutate(roomKey(username));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setSending(false);
  };
  return { problem, isSending, send: (password: string) => void send(password) };
};

/** A random offline picture (spec 3 §9). The server renders none, because its HTML is shared by all visitors. */
const useOfflinePicture = (pictures: readonly string[] | undefined): string | undefined => {
  const [roll, setRoll] = useState<number | null>(null);
  useEffect(() => setRoll(Math.random()), []);
  return roll === null ? undefined : pictures?.[Math.floor(roll * pictures.length)];
};

interface RoomStageProps {
  username: string;
  room: Room | undefined;
  error: ApiError | undefined;
  status: DisplayStatus;
}

/** The stage of a room without video (spec 2 §4). */
const RoomStage = ({ username, room, error, status }: RoomStageProps) => {
  const requireLogin = useRequireLogin();
  const loginFirst = useLoginFirst();
  const { mutate } = useSWRConfig();
  const errorContent = useErrorContent();
  const errorToast = useErrorToast();
  const failed = useSpendFailure();
  const calls = useRoomCalls(username);
  const shows = useShowCalls(username);
  const { mode } = useBroadcasterCalls(username);
  const modals = useModals();
  const offerPush = usePushOffer();
  const navigate = useNavigate();
  const buyTokens = useBuyTokens();
  const login = useReturningTo('/login');
  const password = usePassword(username);
  // In the browser alone: the server does not know the visitor's time zone.
  const { data: planned } = useRead(status === 'offline' ? scheduleKey(username) : null);
  const offlinePicture = useOfflinePicture(room?.user.offlinePictureUrls);

  const isFan = useFanLevel(username) !== null;
  const { viewer, limitedShow, userSetting } = room ?? {};
  // The platform refuses shows to viewers who must verify their age; the show controls say so.
  const needsAge = viewer?.ageVerificationRequired ?? false;
  const mayFollow = (userSetting?.followEnabled || viewer?.isFollowing) && !viewer?.isStreamer;
  const offers = {
    spyPrice:
      room && isSpyable(room) && !viewer?.isStreamer && !needsAge
        ? isFan
          ? 0
          : room.userSetting.spy.pricePerMinuteInToken
        : null,
    ticketPrice: limitedShow && !limitedShow.purchased_ticket && !needsAge ? limitedShow.ticket_price : null,
    ...(mayFollow ? { isNotified: room ? awaitsNotice(room) : false } : {}),
  };

  const onAction = (action: RoomStatusAction) => {
    const does: Record<RoomStatusAction, () => unknown> = {
      sign_up: () => modals.open('signup', {}),
      log_in: () => navigate(login),
      retry: () => mutate(roomKey(username)),
      browse: () => navigate('/'),
      buy_tokens: () => requireLogin(buyTokens),
      verify_age: () => modals.open('age_verification', {}),
      spy: () => loginFirst(() => modals.open('spy_confirm', { username })),
      ticket: () => requireLogin(() => shows.buyTicket().catch((problem: unknown) => failed(problem, false))),
      go_live: () => mode({ mode: 'public' }).catch((problem: unknown) => errorToast(problem)),
      notify: () =>
        requireLogin(() => {
          offerPush(room?.user.displayName ?? username);
          return calls
            .follow({ follow: true, notify: true })
            .catch((problem: unknown) => errorToast(problem));
        }),
    };
    void does[action]();
  };

  return (
    <RoomStatusOverlay
      status={status}
      broadcasterName={room?.user.displayName ?? username}
      poster={room?.user.thumbnailUrl}
      offlinePicture={offlinePicture}
      lastOnlineAt={room?.chat.lastOnlineAt ?? null}
      nextShowAt={planned?.shows[0]?.starts_at ?? null}
      offers={offers}
      own={viewer?.isStreamer ?? false}
      {...(error ? { errorMessage: errorContent(error), suggestions: error.suggestions } : {})}
      onPassword={password.send}
      passwordProblem={password.problem}
      checkingPassword={password.isSending}
      onAction={onAction}
    />
  );
};

export default RoomStage;
