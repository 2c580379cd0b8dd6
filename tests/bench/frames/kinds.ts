import { type EventInput, type EventName, encodeFrame, type Frame } from '@footlight/contract/realtime';

/** Milliseconds of the platform's processor for one frame. */
export const FRAME_BUDGET_MS = 5;

const LONG = 'x'.repeat(500);
const share = { share_id: 'a-share-of-the-bench', with: 'model' };
const frame =
  <N extends EventName>(name: N, payload: EventInput<N>): (() => Frame) =>
  () =>
    encodeFrame(name, payload);
/** Each kind of event that a client may send, as large as it may be. */
export const KINDS: Record<string, () => Frame> = {
  'v3.ping': frame('v3.ping', {}),
  'v3.chat.message': frame('v3.chat.message', { message: LONG }),
  'a command': frame('v3.chat.message', { message: '/tip_split 5 100' }),
  'v3.chat.userlist.start': frame('v3.chat.userlist.start', {}),
  'v3.private.ping': frame('v3.private.ping', { from: 'vip' }),
  'v3.user.highlighted_message': frame('v3.user.highlighted_message', { line_id: 'no-such-line' }),
  'v3.sharecam.request': frame('v3.sharecam.request', share),
  'v3.cam2cam.signal': frame('v3.cam2cam.signal', {
    ...share,
    description: { type: 'offer', sdp: LONG.repeat(20) },
  }),
  'v3.lovense.heartbeat': frame('v3.lovense.heartbeat', { toys: 20 }),
};
