import * as v from 'valibot';
import { LiveKey, LiveSettings } from '../entities/live.ts';
import { defineOperations } from './define.ts';

const write = ['login_required', 'csrf_failed', 'rate_limited', 'forbidden'] as const;

/** Going live (spec 2 §3, stream; spec 3 §7). The calls are assumed. */
export const liveOperations = defineOperations('live', {
  'GET /live/settings': {
    id: 'getLiveSettings',
    summary: 'How the broadcaster can go live, and whether they are.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: LiveSettings,
    errors: ['login_required', 'forbidden'],
    example: {
      stream_name: 's_luna_maren',
      is_live: false,
      source: null,
      takes_camera: true,
      now: 1_800_000_000_000,
      encoder: {
        server: 'rtmp://ingest.example.com/live',
        whip_server: 'https://ingest.example.com/live/s_luna_maren/whip',
        key_created_at: null,
        key_used_at: null,
      },
    },
  },
  'POST /live/key': {
    id: 'createStreamKey',
    summary:
      'Makes a new stream key and shows it once. A program that publishes with the old one is disconnected.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: LiveKey,
    errors: [...write, 'unavailable'],
    example: {
      stream_key: 's_luna_maren?key=fl_0123456789abcdef0123456789abcdef0123456789abcdef',
      bearer_token: 'fl_0123456789abcdef0123456789abcdef0123456789abcdef',
    },
  },
  'DELETE /live/key': {
    id: 'revokeStreamKey',
    summary: 'Revokes the stream key. A program that publishes with it is disconnected.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ status: v.literal(1) }),
    errors: [...write],
    example: { status: 1 },
  },
});
