import type { CamEndReason } from '@footlight/contract/realtime';
import type { CamShareEnd, CamShareProblem } from '../cam-share/cam-share-state.ts';

/**
 * One camera sharing as one side sees it (spec 2 §7). `opening` waits for the camera, `requesting` for the other side's
 * answer, `ready` for the connection.
 */
export type CamState =
  | { name: 'idle' }
  /** The state after the camera opens: the offering side waits for an answer, the accepting side connects. */
  | { name: 'opening'; shareId: string; next: 'requesting' | 'ready' }
  | { name: 'requesting' | 'ready' | 'connected'; shareId: string }
  | { name: 'ended'; end: CamShareEnd }
  | { name: 'failed'; problem: CamShareProblem };

export type CamStep =
  /** The viewer offers the camera. */
  | { type: 'ask'; shareId: string }
  /** The broadcaster accepts an offer. To share a camera back, it must open first. */
  | { type: 'accept'; shareId: string; withCamera: boolean }
  | { type: 'opened' }
  | { type: 'failed'; problem: CamShareProblem }
  | { type: 'accepted'; shareId: string }
  | { type: 'declined'; shareId: string }
  | { type: 'connected' }
  /** The connection was lost and did not recover. */
  | { type: 'lost' }
  | { type: 'no_answer' }
  /** The user of this page ends it. */
  | { type: 'stop' }
  /** The user dismissed the end notice. */
  | { type: 'reset' }
  /** The other side or the platform ended it. */
  | { type: 'over'; shareId: string; reason: CamEndReason };

export const IDLE: CamState = { name: 'idle' };

export const shareIdOf = (state: CamState): string | null => ('shareId' in state ? state.shareId : null);
const isOpen = (state: CamState): boolean => shareIdOf(state) !== null;

/** Maps the other side's end reason to this side's. */
const END_OF: Record<CamEndReason, CamShareEnd> = {
  stopped: 'left',
  no_answer: 'no_answer',
  lost: 'lost',
  refused: 'refused',
};

/** The next state. Ignores a step that does not fit the current state or belongs to another sharing. */
export const camStep = (state: CamState, step: CamStep): CamState => {
  const shareId = shareIdOf(state);
  switch (step.type) {
    case 'ask':
      return isOpen(state) ? state : { name: 'opening', shareId: step.shareId, next: 'requesting' };
    case 'accept':
      if (isOpen(state)) return state;
      return step.withCamera
        ? { name: 'opening', shareId: step.shareId, next: 'ready' }
        : { name: 'ready', shareId: step.shareId };
    case 'opened':
      return state.name === 'opening' ? { name: state.next, shareId: state.shareId } : state;
    case 'accepted':
      return state.name === 'requesting' && shareId === step.shareId
        ? { name: 'ready', shareId: step.shareId }
        : state;
    case 'declined':
      return state.name === 'requesting' && shareId === step.shareId
        ? { name: 'ended', end: 'declined' }
        : state;
    case 'connected':
      return state.name === 'ready' ? { name: 'connected', shareId: state.shareId } : state;
    case 'failed':
      return isOpen(state) ? { name: 'failed', problem: step.problem } : state;
    case 'lost':
      if (state.name === 'connected') return { name: 'ended', end: 'lost' };
      return state.name === 'ready' ? { name: 'failed', problem: 'connection' } : state;
    case 'no_answer':
      return state.name === 'requesting' ? { name: 'ended', end: 'no_answer' } : state;
    case 'stop':
      return isOpen(state) ? { name: 'ended', end: 'stopped' } : state;
    case 'reset':
      return isOpen(state) ? state : IDLE;
    case 'over':
      return shareId === step.shareId ? { name: 'ended', end: END_OF[step.reason] } : state;
  }
};
