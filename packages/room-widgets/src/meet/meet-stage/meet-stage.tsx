import { Banner, cn, useFocusAfter, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CamPicture } from '../../cams/cam-share/cam-picture.tsx';
import { OwnPicture } from '../../cams/cam-share/own-picture.tsx';
import { type MeetActions, MeetControls } from './meet-controls.tsx';
import type { MeetPartner, MeetStageName } from './meet-partner.ts';
import { MeetStatus } from './meet-status.tsx';

export interface MeetStageProps extends Omit<ComponentProps<'section'>, 'children'> {
  side: 'viewer' | 'broadcaster';
  stage: MeetStageName;
  /** Null while waiting. */
  partner: MeetPartner | null;
  /** The user's own camera; `remote` is the partner's. */
  local: MediaStream | null;
  remote: MediaStream | null;
  /** Tokens spent in the running date, and the seconds that the tokens still cover. */
  meter?: { spent: number; remaining: number | null } | null;
  /** What has just happened: the partner left, a call failed. */
  notice?: { appearance: 'info' | 'error'; text: ReactNode } | null;
  microphoneOn: boolean;
  pending?: boolean;
  actions: MeetActions;
}

/**
 * A meeting of two people (spec 3 §3): waiting, a proposal with its price, and both pictures, with next, stop, and report
 * and block. Token: `--meet-stage-radius`.
 */
export function MeetStage({
  side,
  stage,
  partner,
  local,
  remote,
  meter = null,
  notice = null,
  microphoneOn,
  pending = false,
  actions,
  className,
  ...rest
}: MeetStageProps) {
  const { t } = useTexts(['meet', 'cams']);
  const [isSoundOn, setSoundOn] = useState(true);
  const { mark, target } = useFocusAfter();
  const name = partner?.name ?? null;
  return (
    <section
      aria-label={t('cams:title')}
      {...rest}
      data-component="meet-stage"
      data-state={stage}
      data-side={side}
      className={cn(
        // The grid of MeetStart: stage and panel stay where they are when a meeting starts.
        'grid min-w-0 overflow-hidden bg-surface desktop:grid-cols-[minmax(0,1fr)_minmax(16rem,24%)] text-text shadow-sm forced-colors:border rounded-[var(--meet-stage-radius,--theme(--radius-xl))]',
        className,
      )}
    >
      {notice ? (
        <Banner appearance={notice.appearance} live data-part="notice" className="m-4 desktop:col-span-2">
          {notice.text}
        </Banner>
      ) : null}
      <div
        data-part="stage"
        className="relative h-[max(16rem,calc(100dvh-24rem))] w-full overflow-hidden bg-media desktop:h-[max(24rem,calc(100dvh-11rem))]"
      >
        {remote && name !== null ? (
          <CamPicture
            stream={remote}
            muted={!isSoundOn}
            data-part="other"
            aria-label={t('cams:other', { name })}
          />
        ) : null}
        {local && remote ? <OwnPicture stream={local} /> : null}
        {local && !remote ? (
          <CamPicture stream={local} mirrored muted data-part="own" aria-label={t('cams:own')} />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-6 p-4 desktop:justify-center desktop:p-6">
        <MeetStatus ref={target} side={side} stage={stage} partner={partner} meter={meter} />
        <MeetControls
          {...actions}
          partnerName={name}
          // Only what was shown can be agreed to.
          hasTerms={side === 'broadcaster' || partner?.price == null || partner.terms !== null}
          toAccept={stage === 'matched' && partner?.hasAccepted === false}
          seen={remote !== null}
          hasMicrophone={(local?.getAudioTracks().length ?? 0) > 0}
          microphoneOn={microphoneOn}
          soundOn={isSoundOn}
          pending={pending}
          onSoundChange={setSoundOn}
          mark={mark}
        />
      </div>
    </section>
  );
}
