import { cn } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface RoomScreenProps {
  header: ReactNode;
  /** Subject and tags; below the chat on phones. */
  subject: ReactNode;
  player: ReactNode;
  /** Beside the picture; below it on phones. */
  beside?: ReactNode;
  chat: ReactNode;
  /** The room's goal, as one line. */
  goal?: ReactNode;
  /** The running or offered show; renders nothing if there is none. */
  shows?: ReactNode;
  /** One row that stays at the lower edge of the window; null without tips. */
  tip: ReactNode;
  /** Shown below: media of the broadcaster, orders and room apps. */
  more?: ReactNode;
  /** The picture is as large as the window allows, with show, goal, tips and chat beside it. From 800 px on. */
  isTheatre?: boolean;
}

/** While the user types on a phone, the keyboard leaves room for video, chat and, if it is high enough, tips only. */
const whileWriting = 'max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:hidden';
const part = 'flex min-w-0 flex-col gap-3 px-3 empty:hidden desktop:px-0';

/**
 * A live room in one window (spec 2 §3). From 800 px on, the chat is beside the picture, and the picture is as high as
 * header, goal, show and tip bar leave room for. Below 800 px they are below each other. The tip bar stays at the lower
 * edge in both. On phones, what comes and goes (goal and show) is below the chat, so that the chat keeps its place; in a
 * low window the header is, too. While the user types on a phone, picture, chat and tip bar share the part of the window
 * above the keyboard (`--visible-height`, `--visible-top`): the picture shrinks, and the tip bar is left out where the chat
 * would have no room for three lines.
 */
export const RoomScreen = ({
  header,
  subject,
  player,
  beside,
  chat,
  goal,
  shows,
  tip,
  more,
  isTheatre = false,
}: RoomScreenProps) => (
  <div
    data-component="room-screen"
    data-theatre={isTheatre || undefined}
    className={cn(
      'group/room mx-auto flex max-w-(--breakpoint-max) flex-col',
      'max-desktop:has-[[data-component=chat-composer]:focus-within]:fixed max-desktop:has-[[data-component=chat-composer]:focus-within]:inset-x-0 max-desktop:has-[[data-component=chat-composer]:focus-within]:top-[var(--visible-top,0px)] max-desktop:has-[[data-component=chat-composer]:focus-within]:z-40 max-desktop:has-[[data-component=chat-composer]:focus-within]:h-[var(--visible-height,100dvh)] max-desktop:has-[[data-component=chat-composer]:focus-within]:bg-canvas max-desktop:has-[[data-component=chat-composer]:focus-within]:[container-type:size]',
      'desktop:grid desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-x-4 desktop:px-4 desktop:py-4 wide:grid-cols-[minmax(0,1fr)_400px]',
      isTheatre &&
        'desktop:fixed desktop:inset-0 desktop:z-40 desktop:max-w-none desktop:grid-rows-[minmax(0,1fr)] desktop:gap-x-0 desktop:bg-canvas desktop:p-0',
    )}
  >
    <div
      className={cn(
        'contents desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-3',
        isTheatre && 'desktop:min-h-0 desktop:gap-2',
      )}
    >
      <div
        data-part="player"
        className={cn(
          'order-1 shrink-0 desktop:order-none',
          'max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:mx-auto max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:w-[min(100%,calc(var(--visible-height,100dvh)*0.6))] [@container_(height<14rem)]:hidden',
          // A video that both watch stands beside the picture, or below it on phones.
          'has-[[data-component=watch-player]]:grid has-[[data-component=watch-player]]:grid-cols-1 has-[[data-component=watch-player]]:gap-2 desktop:has-[[data-component=watch-player]]:grid-cols-2 desktop:has-[[data-component=watch-player]]:items-start',
          // Leaves room in the window for site header, room header, goal, show and tip bar.
          'desktop:*:max-h-[max(20rem,calc(100dvh-23rem))]',
          isTheatre &&
            'desktop:min-h-0 desktop:flex-1 desktop:*:aspect-auto desktop:*:h-full desktop:*:max-h-none desktop:*:rounded-none',
        )}
      >
        {player}
        {beside ? (
          <div className={cn('flex min-w-0 flex-col empty:hidden', whileWriting)}>{beside}</div>
        ) : null}
      </div>
      <div
        className={cn(
          'order-2 px-3 pt-2 max-desktop:[@media(height<48rem)]:order-4 desktop:order-none desktop:p-0',
          whileWriting,
          isTheatre && 'desktop:hidden',
        )}
      >
        {header}
      </div>
      <div
        data-part="goal"
        className={cn(
          'order-4 pt-2 desktop:order-none desktop:pt-0',
          part,
          whileWriting,
          isTheatre && 'desktop:px-3',
        )}
      >
        {goal}
      </div>
      <div
        data-part="shows"
        className={cn(
          'order-4 pt-2 desktop:order-none desktop:pt-0',
          part,
          whileWriting,
          isTheatre && 'desktop:px-3',
        )}
      >
        {shows}
      </div>
      <div
        className={cn(
          'order-5 py-3 desktop:order-none desktop:gap-2 desktop:py-0',
          part,
          whileWriting,
          isTheatre && 'desktop:hidden',
        )}
      >
        {subject}
      </div>
      {tip ? (
        <div
          data-part="tip"
          className={cn(
            '[@container_(height<27rem)]:hidden sticky bottom-(--notice-space) z-10 order-6 min-w-0 shrink-0 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden desktop:order-none desktop:rounded-lg desktop:border desktop:pb-3 desktop:pt-3',
            isTheatre && 'desktop:rounded-none desktop:border-x-0 desktop:border-b-0',
          )}
        >
          {tip}
        </div>
      ) : null}
      <div
        className={cn(
          'order-5 py-3 desktop:order-none desktop:py-0',
          part,
          whileWriting,
          isTheatre && 'desktop:hidden',
        )}
      >
        {more}
      </div>
    </div>
    <div
      data-part="chat"
      className={cn(
        // In front of the tip bar, because notices inside the chat stand at the lower edge of the window, too.
        'order-3 h-[max(13rem,calc(100dvh-56.25vw-20.75rem))] max-desktop:[@media(height<48rem)]:h-[max(11rem,calc(100dvh-56.25vw-13rem))] px-3 pt-2 max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:h-auto max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:min-h-0 max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:flex-1 desktop:sticky desktop:top-18 desktop:z-20 desktop:order-none desktop:h-[calc(100dvh-5.5rem)] desktop:overflow-hidden desktop:rounded-lg desktop:p-0',
        isTheatre && 'desktop:static desktop:h-full desktop:rounded-none',
      )}
    >
      {chat}
    </div>
  </div>
);
