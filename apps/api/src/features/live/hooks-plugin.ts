import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sameText } from '../../kernel/signing.ts';
import type { PublishRefusal } from './broadcasts.ts';
import { STREAM_NAME } from './hls-files.ts';
import { mediaMtxConnection } from './mediamtx.ts';

/** Routes that the media server calls. Not for browsers. */
const HOOKS_PATH = '/live/hooks';

/** A program that publishes, as the media server names it. */
interface Publisher {
  /** The connection. */
  id: string;
  streamName: string;
  key: string;
}

interface PublishHooks {
  /** Whether the key belongs to the stream. */
  knows(publisher: Omit<Publisher, 'id'>): Promise<boolean>;
  begin(publisher: Publisher): Promise<PublishRefusal | 'key_wrong' | null>;
  /** False: disconnect it. */
  beat(publisher: Omit<Publisher, 'key'>): Promise<boolean>;
  done(publisher: Omit<Publisher, 'key'>): Promise<void>;
}

interface Options {
  hooks: PublishHooks;
  secret: string;
  log: FastifyBaseLogger;
}

const short = v.pipe(v.string(), v.maxLength(512));
/** nginx-rtmp-module: a form with the name, the connection's number and the arguments of the address. */
const NginxCall = v.object({
  call: v.optional(short),
  name: v.pipe(v.string(), v.regex(STREAM_NAME)),
  clientid: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  key: v.optional(short, ''),
});
/**
 * MediaMTX, `authMethod: http`: the whole path, and the address's query as text. Programs that speak WHIP send the key as
 * bearer token. `id` is null before there is a connection: a program may ask first how it would connect.
 */
const MediaMtxCall = v.object({
  user: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
  token: v.optional(v.string(), ''),
  action: v.string(),
  path: v.optional(v.string(), ''),
  protocol: v.optional(v.string(), ''),
  id: v.optional(v.nullable(v.string()), ''),
  query: v.optional(v.string(), ''),
});

/** The calls of the media server: who may publish, who still does and who has stopped. */
export function hooksPlugin({ hooks, secret, log }: Options): FastifyPluginAsync {
  const mayCall = (request: FastifyRequest): boolean => {
    const { secret: given } = request.query as { secret?: unknown };
    return typeof given === 'string' && sameText(given, secret);
  };
  const answer = (reply: FastifyReply, isAllowed: boolean) =>
    reply
      .code(isAllowed ? 200 : 403)
      .header('cache-control', 'no-store')
      .send({ status: isAllowed ? 1 : 0 });

  const begin = async (publisher: Publisher): Promise<boolean> => {
    const refusal = await hooks.begin(publisher);
    // Never the key: a mistyped one is close to the right one.
    if (refusal === 'key_wrong') {
      log.warn(
        { code: 'publish_refused', stream: publisher.streamName, refusal },
        'publisher refused: the stream key is wrong or revoked',
      );
    }
    return refusal === null;
  };

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.addHook('preHandler', async (request, reply) => {
      if (!mayCall(request)) await answer(reply, false);
    });

    app.post(`${HOOKS_PATH}/nginx/:hook`, async (request, reply) => {
      const { hook } = request.params as { hook: string };
      const read = v.safeParse(NginxCall, request.body);
      if (!read.success) return answer(reply, false);
      const { name: streamName, clientid, key } = read.output;
      const publisher = { id: `nginx-${clientid}`, streamName };
      if (hook === 'publish') return answer(reply, await begin({ ...publisher, key }));
      if (hook === 'update') return answer(reply, await hooks.beat(publisher));
      if (hook === 'done') await hooks.done(publisher);
      return answer(reply, hook === 'done');
    });

    app.post(`${HOOKS_PATH}/mediamtx/auth`, async (request, reply) => {
      const read = v.safeParse(MediaMtxCall, request.body);
      if (!read.success) return answer(reply, false);
      const { action, path, query, id, protocol, user, password, token } = read.output;
      // The platform itself reads HLS and calls the control interface; nobody else does.
      if (action !== 'publish') return answer(reply, user === 'platform' && sameText(password, secret));
      const streamName = path.split('/').at(-1) ?? '';
      if (!STREAM_NAME.test(streamName)) return answer(reply, false);
      const key = token || (new URLSearchParams(query).get('key') ?? '');
      if (!id) return answer(reply, await hooks.knows({ streamName, key }));
      const connection = mediaMtxConnection(protocol, id);
      return answer(reply, connection !== null && (await begin({ id: connection, streamName, key })));
    });
  };
}
