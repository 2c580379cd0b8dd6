/** Why there is no camera picture, or no connection to the other person. */
export type CamShareProblem =
  | 'denied'
  | 'missing'
  | 'busy'
  | 'unsuitable'
  | 'unsupported'
  | 'device_lost'
  | 'connection';
export type CamShareEnd = 'declined' | 'stopped' | 'left' | 'no_answer' | 'lost' | 'refused';

export type CamShareState =
  | { name: 'idle' | 'opening' | 'requesting' | 'ready' | 'connected' }
  | { name: 'ended'; end: CamShareEnd }
  | { name: 'failed'; problem: CamShareProblem };
