/** Plays live streams by any HLS library and keeps them running (`@footlight/room-widgets/live-player`). */

export { type Edge, edgeOf, onEdge } from './edges.ts';
export {
  freshLatency,
  type LatencyInput,
  type LatencyState,
  type LatencyStep,
  latencyStep,
  MAX_RATE,
} from './latency.ts';
export { createLazyEngine, type OpenSession } from './lazy-engine.ts';
export { type LevelPlan, levelPlan } from './level-plan.ts';
export { openLiveSession } from './live-session.ts';
export { playNatively } from './play-natively.ts';
export {
  type Fault,
  freshRepair,
  type Observation,
  type RepairAction,
  type RepairState,
  repairStep,
} from './repair.ts';
export type { PlayerReports, PlayStream, StreamPlayer } from './stream-player.ts';
export { useRenewal } from './use-renewal.ts';
