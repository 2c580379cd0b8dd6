import { cn, usePicture } from '@footlight/ui';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

export interface RoomScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who is watched; one line on phones. */
  header: ReactNode;
  /** Topic and what else one can do; below the chat on phones. */
  subject: ReactNode;
  player: ReactNode;
  /** Width by height of the picture. Default: 16 / 9. */
  ratio?: number;
  /** Address of a still of the live picture. With it, picture and chat have the whole window of a phone, lit by the still. */
  backdrop?: string | undefined;
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

const part = 'flex min-w-0 flex-col gap-3 px-3 empty:hidden desktop:px-4';

/**
 * A live room in one window (spec 2 §3). From 800 px on, the picture has the stream's ratio and is as large as header,
 * topic, goal and show leave room for; a portrait has the width of a picture in 16:9. Chat and tips are one column beside it,
 * which gets the rest of the width. Below 800 px they are below each other, and the chat gets the rest of the window; with a
 * backdrop, it is over the picture or its light. While the user types on a phone, picture, chat and tip bar share the part of
 * the window above the keyboard (`--visible-height`, `--visible-top`): the picture shrinks, and the tip bar and the chat's
 * tools are left out where the chat would have no room for three lines.
 */
export const RoomScreen = ({
  header,
  subject,
  player,
  ratio = 16 / 9,
  backdrop,
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
}: RoomScreenProps) => {
  const light = usePicture(backdrop);
  const isPortrait = ratio < 1;
  return (
    <div
      {...rest}
      data-component="room-screen"
      data-theatre={theatre || undefined}
      data-stage={backdrop === undefined ? undefined : ''}
      style={
        { '--fl-ratio': isPortrait ? 16 / 9 : ratio, '--fl-own-ratio': ratio, ...style } as CSSProperties
      }
      className={cn(
        'room-phone',
        // The picture's column: what the window leaves in height, in the stream's ratio; a low or wide window has a wider chat.
        'desktop:grid desktop:justify-center desktop:grid-rows-[auto_1fr] desktop:[--fl-side:22.5rem] wide:[--fl-side:25rem] desktop:[--fl-stage:calc(100dvh-var(--header-space,0px)-(--spacing(49)))] desktop:grid-cols-[min(100%-var(--fl-side),max(24rem,var(--fl-stage)*var(--fl-ratio)))_minmax(var(--fl-side),34rem)]',
        theatre &&
          'desktop:fixed desktop:inset-0 desktop:z-40 desktop:grid-cols-[minmax(0,1fr)_var(--fl-side)] desktop:grid-rows-[minmax(0,1fr)] desktop:bg-canvas',
        className,
      )}
    >
      <div data-part="backdrop" aria-hidden="true" className="relative overflow-hidden desktop:hidden">
        {light ? <img {...light} alt="" className="absolute inset-0 size-full object-cover" /> : null}
      </div>
      <div
        className={cn(
          'contents desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-3 desktop:pb-3',
          theatre && 'desktop:min-h-0 desktop:gap-2 desktop:pb-2',
        )}
      >
        <div
          data-part="player"
          className={cn(
            'shrink-0',
            '*:data-[component=video-player]:rounded-none',
            // A video that both watch is beside the picture, or below it on phones.
            'has-[[data-component=watch-player]]:grid has-[[data-component=watch-player]]:grid-cols-1 has-[[data-component=watch-player]]:gap-2 desktop:has-[[data-component=watch-player]]:grid-cols-2 desktop:has-[[data-component=watch-player]]:items-start',
            // A portrait has the column of other rooms, and all of the height that they share.
            isPortrait &&
              !theatre &&
              'desktop:*:data-[component=video-player]:aspect-auto! desktop:*:data-[component=video-player]:h-[max(24rem,var(--fl-stage))]',
            theatre && 'desktop:min-h-0 desktop:flex-1 desktop:*:aspect-auto! desktop:*:h-full',
          )}
        >
          {player}
          {beside ? <div className="flex min-w-0 flex-col empty:hidden">{beside}</div> : null}
        </div>
        <div
          data-part="header"
          className={cn(
            'flex min-w-0 flex-col justify-center px-3 desktop:px-4',
            theatre && 'desktop:hidden',
          )}
        >
          {header}
        </div>
        <div
          data-part="subject"
          className={cn(
            'py-3 desktop:py-0',
            part,
            'flex-row flex-wrap items-center gap-x-4 desktop:min-h-8',
            theatre && 'desktop:hidden',
          )}
        >
          {subject}
        </div>
        <div className="contents desktop:flex desktop:min-w-0 desktop:flex-wrap desktop:items-center desktop:gap-y-3">
          <div data-part="goal" className={cn('justify-center desktop:flex-1 desktop:basis-72', part)}>
            {goal}
          </div>
          <div
            data-part="shows"
            className={cn(
              'desktop:basis-full desktop:has-[>:is([data-component=show-offer],[data-part=offers]):only-child]:basis-auto',
              part,
            )}
          >
            {shows}
          </div>
        </div>
        {tools ? (
          <div
            data-part="tools"
            className={cn(
              'sticky bottom-[var(--notice-space,0px)] z-10 min-w-0 shrink-0 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden desktop:mx-4 desktop:rounded-lg desktop:border desktop:pb-3 desktop:pt-3',
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
        <div data-part="chat" className="desktop:min-h-0 desktop:flex-1 desktop:overflow-hidden">
          {chat}
        </div>
        {tip ? (
          <div
            data-part="tip"
            className="sticky bottom-[var(--notice-space,0px)] z-10 min-w-0 shrink-0 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden desktop:static"
          >
            {tip}
          </div>
        ) : null}
      </div>
      <div
        data-part="more"
        className={cn('py-3 desktop:pt-0 desktop:pb-14', part, theatre && 'desktop:hidden')}
      >
        {more}
      </div>
    </div>
  );
};
