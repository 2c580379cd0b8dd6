import { cn } from '@footlight/ui';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

export interface RoomScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who is watched; one line on phones. */
  header: ReactNode;
  /** Topic and what else one can do; below the chat on phones. */
  subject: ReactNode;
  player: ReactNode;
  /** Width by height of the picture. Default: 16 / 9. */
  ratio?: number;
  /** Beside the picture; below it on phones. */
  beside?: ReactNode;
  chat: ReactNode;
  /** The room's goal, as one line. */
  goal?: ReactNode;
  /** The running or offered show; renders nothing if there is none. */
  shows?: ReactNode;
  /** Below the chat in one dock, which stays at the lower edge of the window; null without tips. */
  tip: ReactNode;
  /** Tools that need the width of the picture; they stay at the lower edge of the window. */
  tools?: ReactNode;
  /** Shown below: media of the broadcaster, orders and room apps. */
  more?: ReactNode;
  /** The picture is as large as the window allows, with show, goal, tips and chat beside it. From 800 px on. */
  theatre?: boolean;
}

/** While the user types on a phone, the keyboard leaves room for video, chat and, if it is high enough, tips only. */
const whileWriting = 'max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:hidden';
const part = 'flex min-w-0 flex-col gap-3 px-3 empty:hidden desktop:px-4';

/**
 * A live room in one window (spec 2 §3). From 800 px on, the picture has the stream's ratio and is as large as header,
 * topic, goal and show leave room for; chat and tips are one column beside it, which gets the rest of the width. Below
 * 800 px they are below each other, and the chat gets the rest of the window: its height is computed from the parts with a
 * known height, so that it keeps its place while others load. A goal and an offered show are above the chat in a high
 * window; what has another height is below it. While the user types on a phone, picture, chat and tip bar share the part
 * of the window above the keyboard (`--visible-height`, `--visible-top`): the picture shrinks, and the tip bar and
 * the chat's tools are left out where the chat would have no room for three lines.
 */
export const RoomScreen = ({
  header,
  subject,
  player,
  ratio = 16 / 9,
  beside,
  chat,
  goal,
  shows,
  tip,
  tools,
  more,
  theatre = false,
  className,
  style,
  ...rest
}: RoomScreenProps) => (
  <div
    {...rest}
    data-component="room-screen"
    data-theatre={theatre || undefined}
    style={{ '--fl-ratio': ratio, ...style } as CSSProperties}
    className={cn(
      'group/room flex flex-col',
      // Picture, the line of the header (14), and the tip bar (10 and twice 2, with its border).
      'max-desktop:[--fl-chat-height:calc(100dvh-var(--header-space,0px)-100vw/var(--fl-ratio)-(--spacing(28.5))-var(--fl-goal-height,0px)-var(--fl-offer-height,0px)-var(--fl-missing-height,0px)-max(0px,env(safe-area-inset-bottom)-0.5rem))]',
      'max-desktop:[@media(height>=48rem)]:has-[[data-part=goal]>*]:[--fl-goal-height:calc((--spacing(7)))]',
      'max-desktop:[@media(height>=48rem)]:has-[[data-part=shows]>:is([data-component=show-offer],[data-part=offers]):only-child]:[--fl-offer-height:calc((--spacing(12)))]',
      // The tip bar names the tokens that are missing.
      'max-desktop:has-[[data-part=tip]_[data-part=action]>[role=status]]:[--fl-missing-height:calc((--spacing(5)))]',
      'max-desktop:has-[[data-component=chat-composer]:focus-within]:fixed max-desktop:has-[[data-component=chat-composer]:focus-within]:inset-x-0 max-desktop:has-[[data-component=chat-composer]:focus-within]:top-[var(--visible-top,0px)] max-desktop:has-[[data-component=chat-composer]:focus-within]:z-40 max-desktop:has-[[data-component=chat-composer]:focus-within]:h-[var(--visible-height,100dvh)] max-desktop:has-[[data-component=chat-composer]:focus-within]:bg-canvas max-desktop:has-[[data-component=chat-composer]:focus-within]:[container-type:size]',
      // The picture's column: what the window leaves in height, in the stream's ratio; a low or wide window has a wider chat.
      'desktop:grid desktop:justify-center desktop:grid-rows-[auto_1fr] desktop:grid-cols-[min(100%-22.5rem,max(24rem,(100dvh-var(--header-space,0px)-(--spacing(49)))*var(--fl-ratio)))_minmax(22.5rem,34rem)] wide:grid-cols-[min(100%-25rem,max(24rem,(100dvh-var(--header-space,0px)-(--spacing(49)))*var(--fl-ratio)))_minmax(25rem,34rem)]',
      theatre &&
        'desktop:fixed desktop:inset-0 desktop:z-40 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:grid-rows-[minmax(0,1fr)] desktop:bg-canvas wide:grid-cols-[minmax(0,1fr)_25rem]',
      className,
    )}
  >
    <div
      className={cn(
        'contents desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-3 desktop:pb-3',
        theatre && 'desktop:min-h-0 desktop:gap-2 desktop:pb-2',
      )}
    >
      <div
        data-part="player"
        className={cn(
          'order-1 shrink-0 desktop:order-none',
          'max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:mx-auto max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:w-[min(100%,calc(var(--visible-height,100dvh)*0.6))] [@container_(height<14rem)]:hidden',
          '*:data-[component=video-player]:rounded-none',
          // A video that both watch is beside the picture, or below it on phones.
          'has-[[data-component=watch-player]]:grid has-[[data-component=watch-player]]:grid-cols-1 has-[[data-component=watch-player]]:gap-2 desktop:has-[[data-component=watch-player]]:grid-cols-2 desktop:has-[[data-component=watch-player]]:items-start',
          theatre && 'desktop:min-h-0 desktop:flex-1 desktop:*:aspect-auto! desktop:*:h-full',
        )}
      >
        {player}
        {beside ? (
          <div className={cn('flex min-w-0 flex-col empty:hidden', whileWriting)}>{beside}</div>
        ) : null}
      </div>
      <div
        data-part="header"
        className={cn(
          'order-2 flex min-w-0 flex-col justify-center px-3 max-desktop:min-h-14 desktop:order-none desktop:px-4',
          whileWriting,
          theatre && 'desktop:hidden',
        )}
      >
        {header}
      </div>
      <div
        data-part="subject"
        className={cn(
          'order-6 py-3 desktop:order-none desktop:py-0',
          part,
          'flex-row flex-wrap items-center gap-x-4 desktop:min-h-8',
          whileWriting,
          theatre && 'desktop:hidden',
        )}
      >
        {subject}
      </div>
      <div className="contents desktop:flex desktop:min-w-0 desktop:flex-wrap desktop:items-center desktop:gap-y-3">
        <div
          data-part="goal"
          className={cn(
            // One line on phones, however long the title is; the title gives way first.
            'max-desktop:*:flex-nowrap max-desktop:[&_[data-part=title]]:shrink-99 max-desktop:[&_[data-part=title]]:truncate max-desktop:[&_[data-part=state]]:min-w-0 max-desktop:[&_[data-part=state]]:truncate',
            'order-3 min-h-7 justify-center max-desktop:[@media(height<48rem)]:order-5 desktop:order-none desktop:min-h-0 desktop:flex-1 desktop:basis-72',
            part,
            whileWriting,
          )}
        >
          {goal}
        </div>
        <div
          data-part="shows"
          className={cn(
            'order-5 py-1 has-[>:is([data-component=show-offer],[data-part=offers]):only-child]:order-3 max-desktop:[@media(height<48rem)]:order-5! desktop:order-none! desktop:basis-full desktop:py-0 desktop:has-[>:is([data-component=show-offer],[data-part=offers]):only-child]:basis-auto',
            part,
            whileWriting,
          )}
        >
          {shows}
        </div>
      </div>
      {tools ? (
        <div
          data-part="tools"
          className={cn(
            '[@container_(height<27rem)]:hidden sticky bottom-[var(--notice-space,0px)] z-10 order-8 min-w-0 shrink-0 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden desktop:order-none desktop:mx-4 desktop:rounded-lg desktop:border desktop:pb-3 desktop:pt-3',
            theatre && 'desktop:mx-0 desktop:rounded-none desktop:border-x-0 desktop:border-b-0',
          )}
        >
          {tools}
        </div>
      ) : null}
    </div>
    <div
      className={cn(
        'contents desktop:row-span-2 desktop:self-start desktop:sticky desktop:top-[calc((--spacing(14))+1px)] desktop:z-20 desktop:flex desktop:h-[calc(100dvh-(--spacing(14))-1px)] desktop:min-w-0 desktop:flex-col desktop:border-s desktop:border-border desktop:bg-surface',
        theatre && 'desktop:static desktop:row-span-1 desktop:h-full',
      )}
    >
      <div
        data-part="chat"
        className="order-4 [@container_(height<27rem)]:[&_[data-part=toolbar]]:hidden h-[max(11rem,var(--fl-chat-height,0px))] shrink-0 border-t border-border max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:h-auto max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:min-h-0 max-desktop:group-has-[[data-component=chat-composer]:focus-within]/room:flex-1 desktop:h-auto desktop:min-h-0 desktop:flex-1 desktop:overflow-hidden desktop:border-t-0"
      >
        {chat}
      </div>
      {tip ? (
        <div
          data-part="tip"
          className="[@container_(height<27rem)]:hidden sticky bottom-[var(--notice-space,0px)] z-10 order-8 min-w-0 shrink-0 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden desktop:static"
        >
          {tip}
        </div>
      ) : null}
    </div>
    <div
      data-part="more"
      className={cn(
        'order-7 py-3 desktop:order-none desktop:pt-0 desktop:pb-14',
        part,
        whileWriting,
        theatre && 'desktop:hidden',
      )}
    >
      {more}
    </div>
  </div>
);
