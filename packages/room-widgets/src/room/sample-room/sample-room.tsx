import type { Room } from '@footlight/contract';
import { cn } from '@footlight/ui';
import { type ComponentProps, useMemo } from 'react';
import { Chat } from '../../chat/chat/chat.tsx';
import type { ChatLine } from '../../chat/chat/chat-log.ts';
import { VideoPlayer } from '../../player/video-player/video-player.tsx';
import { emptyTipDraft, TipPanel } from '../../tips/tip-panel/tip-panel.tsx';
import { RoomHeader } from '../room-header/room-header.tsx';
import { RoomScreen } from '../room-screen/room-screen.tsx';
import { RoomStatusOverlay } from '../room-status-overlay/room-status-overlay.tsx';
import { RoomSubject } from '../room-subject/room-subject.tsx';
import { RoomTags } from '../room-tags/room-tags.tsx';

export interface SampleRoomProps extends Omit<ComponentProps<'div'>, 'children'> {
  room: Pick<Room, 'user' | 'chat'>;
  poster: string;
  subject: string;
  /** What the broadcaster and a viewer say. A tip follows. */
  lines: readonly [broadcaster: string, viewer: string];
}

const nothing = () => undefined;
/** Nothing plays in a sample. */
const engine = { attach: () => ({ detach: nothing, setQuality: nothing, goLive: nothing, renew: nothing }) };
const VIEWER = 'viewer';

/** A room as visitors see it, with sample lines. Nothing plays, and nothing is sent: for previews of a brand. */
export function SampleRoom({
  room: { user, chat },
  poster,
  subject,
  lines,
  className,
  ...rest
}: SampleRoomProps) {
  const log = useMemo(() => {
    const line = (seq: number, username: string, message: string, tokens = 0): ChatLine => ({
      kind: tokens > 0 ? 'tip' : 'message',
      state: 'settled',
      seq,
      at: 0,
      line_id: `sample-${seq}`,
      username,
      message,
      has_tokens: true,
      has_purchase: true,
      is_model: username === user.username,
      is_vip: false,
      is_super_vip: false,
      is_moderator: false,
      ...(tokens > 0 ? { tokens } : {}),
    });
    const [broadcaster, viewer] = lines;
    const shown = {
      lines: [line(1, user.username, broadcaster), line(2, VIEWER, viewer), line(3, VIEWER, '', 50)],
      appended: 3,
    };
    return { subscribe: () => nothing, getSnapshot: () => shown };
  }, [user.username, lines]);
  return (
    <div {...rest} data-component="sample-room" className={cn('contents', className)}>
      <RoomScreen
        header={
          <RoomHeader
            name={user.displayName}
            status="private"
            viewerCount={chat.user_count}
            followerCount={user.followerCount}
          />
        }
        subject={
          <>
            <RoomSubject text={subject} />
            <RoomTags tags={user.tagListNew} />
          </>
        }
        player={
          <VideoPlayer
            engine={engine}
            source={null}
            poster={poster}
            title={user.displayName}
            muted
            volume={0.7}
            onSoundChange={nothing}
          >
            <RoomStatusOverlay
              status="private"
              broadcasterName={user.displayName}
              poster={poster}
              onAction={nothing}
            />
          </VideoPlayer>
        }
        chat={
          <Chat
            log={log}
            viewer={{ username: VIEWER, loggedIn: true }}
            broadcaster={{ username: user.username, displayName: user.displayName }}
            connection="joined"
            draft=""
            onDraftChange={nothing}
            onSend={nothing}
            onRetry={nothing}
            onAskSignUp={nothing}
          />
        }
        tip={
          <TipPanel
            {...emptyTipDraft}
            broadcasterName={user.displayName}
            balance={500}
            loggedIn
            canTip
            state="idle"
            error={null}
            onTip={nothing}
            onBuyTokens={nothing}
            onAskSignUp={nothing}
            onDraftChange={nothing}
          />
        }
      />
    </div>
  );
}
