import type { ReactNode } from 'react';

export interface RoomScreenProps {
  header: ReactNode;
  subject: ReactNode;
  player: ReactNode;
  chat: ReactNode;
  /** The show that runs or is on offer; draws nothing when there is none. */
  shows?: ReactNode;
  tip: ReactNode;
  /** Media of the broadcaster and what else belongs below. */
  more?: ReactNode;
}

/**
 * A live room. From 800 px on, the chat stands beside the picture and fills the height of the window; below, the
 * picture stays on top while the chat scrolls, and never lies under it.
 */
export const RoomScreen = ({ header, subject, player, chat, shows, tip, more }: RoomScreenProps) => (
  <div
    data-component="room-screen"
    className="mx-auto grid max-w-(--breakpoint-max) grid-cols-1 desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-x-4 desktop:px-4 desktop:py-4 wide:grid-cols-[minmax(0,1fr)_400px]"
  >
    <div className="contents desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-3">
      <div className="order-2 px-3 py-2 desktop:order-none desktop:p-0">{header}</div>
      <div data-part="player" className="order-1 desktop:order-none">
        {player}
      </div>
      <div className="order-3 px-3 desktop:order-none desktop:px-0">{subject}</div>
      {shows ? (
        <div data-part="shows" className="order-3 px-3 pt-2 empty:hidden desktop:order-none desktop:p-0">
          {shows}
        </div>
      ) : null}
      <div data-part="tip" className="order-5 px-3 py-3 desktop:order-none desktop:p-0">
        {tip}
      </div>
      {more ? <div className="order-6 px-3 py-3 desktop:order-none desktop:p-0">{more}</div> : null}
    </div>
    <div
      data-part="chat"
      className="order-4 h-[max(320px,calc(100dvh-56.25vw-13rem))] px-3 pt-2 desktop:sticky desktop:top-18 desktop:order-none desktop:h-[calc(100dvh-5.5rem)] desktop:overflow-hidden desktop:rounded-lg desktop:p-0"
    >
      {chat}
    </div>
  </div>
);
