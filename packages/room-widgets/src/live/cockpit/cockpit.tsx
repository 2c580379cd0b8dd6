import { cn, SegmentedControl, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

export interface CockpitProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Viewers may be there: chat, tips and viewers are shown. */
  live: boolean;
  /** The camera, or the program that broadcasts. */
  stage: ReactNode;
  /** What is fine about picture, sound and connection, and what is not. */
  vitals: ReactNode;
  /** Break and back; null before going live. */
  air?: ReactNode;
  /** Topic, tags and price. */
  setup: ReactNode;
  goal: ReactNode;
  /** Requests for shows, and the running one. */
  shows?: ReactNode;
  tips?: ReactNode;
  viewers?: ReactNode;
  chat?: ReactNode;
  /** Below everything: other ways to broadcast. */
  more?: ReactNode;
}

const PARTS = ['chat', 'tips', 'viewers', 'room'] as const;
type Part = (typeof PARTS)[number];

const card = 'flex min-w-0 flex-col gap-4 rounded-lg border border-border bg-surface p-4 empty:hidden';

/**
 * The broadcaster's cockpit. Before going live: the preview beside the room's description. Live, from 1200 px on,
 * three columns: camera and room; tips, what is fine, viewers; chat. From 800 px on the second is below the camera. On phones
 * the camera is on top, and one of the other parts below it.
 */
export const Cockpit = ({
  live,
  stage,
  vitals,
  air,
  setup,
  goal,
  shows,
  tips,
  viewers,
  chat,
  more,
  className,
  ...rest
}: CockpitProps) => {
  const { t } = useTexts('live');
  const [part, setPart] = useState<Part>('chat');
  /** On phones only the selected part is shown. */
  const onlyAs = (one: Part) => (live && part !== one ? 'max-desktop:hidden' : '');
  return (
    <div
      {...rest}
      data-component="cockpit"
      data-state={live ? 'live' : 'setup'}
      className={cn('flex min-w-0 flex-col gap-6', className)}
    >
      <div
        className={cn(
          'min-w-0 items-start gap-4',
          live
            ? 'grid desktop:grid-cols-[minmax(0,1fr)_min(20rem,40%)] wide:grid-cols-[minmax(0,1fr)_min(17rem,25%)_min(20rem,30%)]'
            : // Beside each other only where both have room for their text, however large it is.
              'flex flex-wrap desktop:gap-6',
        )}
      >
        <div className={cn('flex min-w-0 flex-col gap-4', !live && 'flex-[3_1_24rem]')}>
          {stage}
          {live ? (
            <SegmentedControl
              aria-label={t('parts.label')}
              block
              value={part}
              onValueChange={(next) => setPart(next as Part)}
              segments={PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
              className="desktop:hidden"
            />
          ) : null}
          <div className="flex min-w-0 flex-col gap-3 empty:hidden">{shows}</div>
          {live ? <div className={cn('min-w-0 empty:hidden', onlyAs('room'))}>{air}</div> : null}
          {live ? null : (
            <div data-part="vitals" className="min-w-0 empty:hidden">
              {vitals}
            </div>
          )}
          {live ? (
            <div data-part="room" className={cn(card, onlyAs('room'))}>
              {goal}
              {setup}
            </div>
          ) : null}
        </div>
        {live ? (
          <>
            <div className="contents min-w-0 flex-col gap-4 desktop:row-start-2 desktop:flex wide:row-start-auto">
              <div
                data-part="tips"
                className={cn(card, 'desktop:max-h-96 desktop:overflow-y-auto', onlyAs('tips'))}
              >
                {tips}
              </div>
              <div data-part="vitals" className={cn(card, onlyAs('room'))}>
                {vitals}
              </div>
              <div data-part="viewers" className={cn(card, onlyAs('viewers'))}>
                {viewers}
              </div>
            </div>
            <div
              data-part="chat"
              className={cn(
                'h-[max(20rem,60dvh)] min-w-0 overflow-hidden rounded-lg border border-border desktop:sticky desktop:top-18 desktop:row-span-2 desktop:h-[max(24rem,calc(100dvh-10rem))] wide:row-span-1',
                onlyAs('chat'),
              )}
            >
              {chat}
            </div>
          </>
        ) : (
          <div data-part="room" className={cn(card, 'flex-[2_1_18rem] gap-6')}>
            {setup}
            {goal}
          </div>
        )}
      </div>
      {more}
    </div>
  );
};
