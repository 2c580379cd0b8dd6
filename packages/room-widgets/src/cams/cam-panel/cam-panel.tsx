import { cn } from '@footlight/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import type { CamAsk, ShareCamView } from '../cam-link/share-cam.ts';
import { CamRequest } from '../cam-request/cam-request.tsx';
import { CamShare } from '../cam-share/cam-share.tsx';

export interface CamPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  side: 'viewer' | 'broadcaster';
  /** Display name of the broadcaster. */
  broadcasterName: string;
  view: ShareCamView;
  /** The viewer offers the camera. */
  onStart: () => void;
  onAccept: (ask: CamAsk, withCamera: boolean) => void;
  onDecline: (ask: CamAsk) => void;
  onStop: () => void;
  /** Closes the notice after sharing has ended or failed. */
  onClose: () => void;
}

/**
 * All of camera sharing in a room (spec 2 §7): for a viewer the offer, for the broadcaster the offers of viewers, and
 * the running sharing for both. Broadcasters see nothing until a viewer offers a camera.
 */
export function CamPanel({
  side,
  broadcasterName,
  view: { state, asks, local, remote, other },
  onStart,
  onAccept,
  onDecline,
  onStop,
  onClose,
  className,
  ...rest
}: CamPanelProps) {
  const [isMicrophoneOn, setMicrophoneOn] = useState(true);
  useEffect(() => {
    for (const track of local?.getAudioTracks() ?? []) track.enabled = isMicrophoneOn;
  }, [local, isMicrophoneOn]);
  const hasShare = side === 'viewer' || state.name !== 'idle';
  if (!hasShare && asks.length === 0) return null;
  return (
    <div {...rest} data-component="cam-panel" className={cn('flex min-w-0 flex-col gap-3', className)}>
      {asks.map((ask) => (
        <CamRequest
          key={ask.shareId}
          viewerName={ask.username}
          pending={'shareId' in state}
          onAccept={(withCamera) => onAccept(ask, withCamera)}
          onDecline={() => onDecline(ask)}
        />
      ))}
      {hasShare ? (
        <CamShare
          side={side}
          state={state}
          otherName={side === 'broadcaster' ? (other ?? '') : broadcasterName}
          local={local}
          remote={remote}
          microphoneOn={isMicrophoneOn}
          onMicrophoneChange={setMicrophoneOn}
          onStart={onStart}
          onStop={onStop}
          onClose={onClose}
        />
      ) : null}
    </div>
  );
}
