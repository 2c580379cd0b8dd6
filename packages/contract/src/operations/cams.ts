import * as v from 'valibot';
import { defineOperations } from './define.ts';

/** Cameras between two users (spec 2 §5). */
export const camOperations = defineOperations('cams', {
  'GET /cam/servers': {
    id: 'listCamServers',
    summary: 'STUN and TURN servers for a connection between two browsers, with short-lived credentials.',
    spec: '2§5',
    auth: 'user',
    assumed: true,
    ok: v.object({
      /**
       * As `RTCIceServer`. Empty if the operator has configured none: browsers then connect only within one network.
       */
      servers: v.array(
        v.object({
          urls: v.array(v.string()),
          username: v.optional(v.string()),
          credential: v.optional(v.string()),
        }),
      ),
    }),
    errors: ['login_required', 'rate_limited'],
    example: {
      servers: [
        { urls: ['stun:turn.example.com:3478'] },
        { urls: ['turn:turn.example.com:3478'], username: '1800000000:1', credential: 'c2lnbmVk' },
      ],
    },
  },
});
