import { type DisplayStatus, maySpy, type Room } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { type PasswordProblem, type RoomStatusAction, RoomStatusOverlay } from '@footlight/room-widgets';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { useApi } from '../data/api.ts';
import { roomKey } from '../data/keys.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useRoomCalls } from '../data/use-room-calls.ts';
import { useShowCalls } from '../data/use-show-calls.ts';
import { useModals } from '../modals/modals.ts';
import { useToast } from '../state/toasts.ts';
import { useAsMember } from './use-as-member.ts';
import { useBuyTokens } from './use-buy-tokens.ts';
import { useReturningTo } from './use-next-path.ts';
import { useShowFailure } from './use-show-failure.ts';

const problemOf = (error: unknown): PasswordProblem => {
  if (!(error instanceof ApiError)) return 'error';
  if (error.type === 'cam_password_wrong') return 'wrong';
  return error.type === 'rate_limited' ? 'limited' : 'error';
};

/** Sends the password; the platform opens the room for this session, and the room is asked again. */
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

/** One of the pictures of an empty stage, at random (spec 3 §9). The server's page has none, so that it fits all. */
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

/** The screen of a room without a picture, and what its buttons do (spec 2 §4). */
const RoomStage = ({ username, room, error, status }: RoomStageProps) => {
  const asMember = useAsMember();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const failed = useShowFailure();
  const calls = useRoomCalls(username);
  const shows = useShowCalls(username);
  const modals = useModals();
  const toast = useToast();
  const navigate = useNavigate();
  const buyTokens = useBuyTokens();
  const login = useReturningTo('/login');
  const password = usePassword(username);
  const offlinePicture = useOfflinePicture(room?.user.offlinePictureUrls);

  const isSpyable =
    room !== undefined &&
    maySpy({
      status: room.chat.status,
      mode: room.mode,
      isEnabled: room.userSetting.spy.isEnabled,
      isLimitedAppInstalled: false,
      isExclusive: false,
    });
  const { viewer, limitedShow, userSetting } = room ?? {};
  const mayFollow = userSetting?.followEnabled && !viewer?.isStreamer;
  const offers = {
    spyPrice: isSpyable && !viewer?.isStreamer ? (userSetting?.spy.pricePerMinuteInToken ?? null) : null,
    ticketPrice: limitedShow && !limitedShow.purchased_ticket ? limitedShow.ticket_price : null,
    ...(mayFollow ? { isNotified: viewer?.isNotified ?? false } : {}),
  };

  const onAction = (action: RoomStatusAction) => {
    const does: Record<RoomStatusAction, () => unknown> = {
      sign_up: () => modals.open('signup', {}),
      log_in: () => navigate(login),
      retry: () => mutate(roomKey(username)),
      browse: () => navigate('/'),
      buy_tokens: () => asMember(buyTokens),
      spy: () => asMember(() => modals.open('spy_confirm', { username })),
      ticket: () => asMember(() => shows.buyTicket().catch((problem: unknown) => failed(problem, false))),
      notify: () =>
        asMember(() =>
          calls
            .follow({ follow: true, notify: true })
            .catch((problem: unknown) => toast({ appearance: 'error', content: errorText(problem) })),
        ),
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
      offers={offers}
      {...(error ? { errorMessage: errorText(error), suggestions: error.suggestions } : {})}
      onPassword={password.send}
      passwordProblem={password.problem}
      isCheckingPassword={password.isSending}
      onAction={onAction}
    />
  );
};

export default RoomStage;
