import { cn } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface RoomScreenProps {
  header: ReactNode;
  subject: ReactNode;
  player: ReactNode;
  chat: ReactNode;
  /** The running or offered show; renders nothing if there is none. */
  shows?: ReactNode;
  tip: ReactNode;
  /** Shown below: media of the broadcaster, orders and room apps. */
  more?: ReactNode;
}

/** While the user types on a phone, the keyboard leaves room for video and chat only. */
const whileWriting = 'max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:hidden';

/**
 * A live room. From 800 px on, the chat is beside the video and fills the height of the window. Below 800 px the video
 * stays on top while the chat scrolls. While the user types on a phone, both share the part of the window above the
 * keyboard (`--visible-height`, `--visible-top`), and the video shrinks.
 */
export const RoomScreen = ({ header, subject, player, chat, shows, tip, more }: RoomScreenProps) => (
  <div
    data-component="room-screen"
    className="group/room mx-auto grid max-w-(--breakpoint-max) grid-cols-1 max-desktop:has-[[data-component=chat-composer]:focus-within]:fixed max-desktop:has-[[data-component=chat-composer]:focus-within]:inset-x-0 max-desktop:has-[[data-component=chat-composer]:focus-within]:top-[var(--visible-top,0px)] max-desktop:has-[[data-component=chat-composer]:focus-within]:z-40 max-desktop:has-[[data-component=chat-composer]:focus-within]:h-[var(--visible-height,100dvh)] max-desktop:has-[[data-component=chat-composer]:focus-within]:grid-rows-[auto_minmax(0,1fr)] max-desktop:has-[[data-component=chat-composer]:focus-within]:bg-canvas desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-x-4 desktop:px-4 desktop:py-4 wide:grid-cols-[minmax(0,1fr)_400px]"
  >
    <div className="contents desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-3">
      <div className={cn('order-2 px-3 py-2 desktop:order-none desktop:p-0', whileWriting)}>{header}</div>
      <div
        data-part="player"
        className="order-1 max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:mx-auto max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:w-[min(100%,calc(var(--visible-height,100dvh)*0.71))] desktop:order-none"
      >
        {player}
      </div>
      <div className={cn('order-3 px-3 desktop:order-none desktop:px-0', whileWriting)}>{subject}</div>
      {shows ? (
        <div
          data-part="shows"
          className={cn(
            'order-3 flex min-w-0 flex-col gap-3 px-3 pt-2 empty:hidden desktop:order-none desktop:p-0',
            whileWriting,
          )}
        >
          {shows}
        </div>
      ) : null}
      <div
        data-part="tip"
        className={cn(
          'order-5 flex min-w-0 flex-col gap-3 px-3 py-3 desktop:order-none desktop:p-0',
          whileWriting,
        )}
      >
        {tip}
      </div>
      {more ? (
        <div
          className={cn(
            'order-6 flex min-w-0 flex-col gap-3 px-3 py-3 desktop:order-none desktop:p-0',
            whileWriting,
          )}
        >
          {more}
        </div>
      ) : null}
    </div>
    <div
      data-part="chat"
      className="order-4 h-[max(320px,calc(100dvh-56.25vw-13rem))] px-3 pt-2 max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:h-auto max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:min-h-0 desktop:sticky desktop:top-18 desktop:order-none desktop:h-[calc(100dvh-5.5rem)] desktop:overflow-hidden desktop:rounded-lg desktop:p-0"
    >
      {chat}
    </div>
  </div>
);
