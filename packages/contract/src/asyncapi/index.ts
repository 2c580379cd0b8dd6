import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { EVENTS, type EventName } from '../realtime/events.ts';
import { TEMPLATES, type Templates } from '../realtime/index.ts';
import { PROTOCOL_VERSION } from '../rules/constants.ts';

type Json = Record<string, unknown>;
type Channel = 'lobby' | 'room';

const CHANNELS = {
  lobby: { address: '/chat/lobby', title: 'Lobby', summary: 'Account events and room lookup.' },
  room: { address: '/chat/room', title: 'Room', summary: 'One room: history, lines, counts, the user list.' },
} as const;

const ON_BOTH =
  /^v3\.(ping|pong|authorize|authorize\..*|client\.version|templates|lobby\.restarting|tip\.received)$/;
const IN_ROOM =
  /^v3\.(chat|app|limited|voyeur_cam|sharecam|cam2cam|lovense|robbocock)\.|^v3\.(private\.(ping|discount)|page\.visibility|user\.highlighted_message)$|^v3\.versus/;

/** On which sockets an event travels. */
export const channelsOf = (name: EventName): readonly Channel[] => {
  if (ON_BOTH.test(name)) return ['lobby', 'room'];
  return IN_ROOM.test(name) ? ['room'] : ['lobby'];
};

const schemaOf = (schema: v.GenericSchema<unknown, object>): Json => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json;
  return json;
};

/** Keys of an AsyncAPI document may hold no dots inside references that are easy to read. */
const keyOf = (name: string): string => name.replaceAll('.', '_');

const NAMES = (Object.keys(EVENTS) as EventName[]).sort((a, b) => EVENTS[a].id - EVENTS[b].id);

const messageOf = (name: EventName): Json => ({
  name,
  title: name,
  contentType: 'application/json',
  payload: schemaOf(EVENTS[name].payload as v.GenericSchema<unknown, object>),
  'x-event-number': EVENTS[name].id,
  'x-template': (TEMPLATES as Templates)[name] ?? [],
});

const operationOf = (channel: Channel, from: 'client' | 'server'): Json => ({
  // Said from the client's side, as a client is what integrators write.
  action: from === 'client' ? 'send' : 'receive',
  channel: { $ref: `#/channels/${channel}` },
  description: `What ${from === 'client' ? 'a browser sends to' : 'the platform sends on'} the ${channel} socket.`,
  messages: NAMES.filter((name) => channelsOf(name).includes(channel))
    .filter((name) => EVENTS[name].from === from || EVENTS[name].from === 'both')
    .map((name) => ({ $ref: `#/channels/${channel}/messages/${keyOf(name)}` })),
});

/**
 * AsyncAPI 3 document of both sockets. Payloads are given as objects; on the wire each is packed by its template
 * (`x-template`) after its number (`x-event-number`), as docs/protocol.md says.
 */
export const asyncApiDocument = (): Json => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Footlight sockets',
    version: String(PROTOCOL_VERSION),
    description:
      'A frame is `[x-event-number, packed fields, extra?]`; a message holds one frame or a list of them. Packed ' +
      'fields are one mask word for every 30 fields of `x-template`, then a value for each bit that is set. See ' +
      'docs/protocol.md for delivery, resuming and close codes.',
    license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT' },
    tags: (Object.keys(CHANNELS) as Channel[]).map((name) => ({
      name,
      description: CHANNELS[name].summary,
    })),
  },
  servers: {
    site: {
      host: '{host}',
      protocol: 'wss',
      description: 'On the host of the site.',
      variables: { host: { description: 'The host of the site, such as `example.com`.' } },
    },
  },
  defaultContentType: 'application/json',
  channels: Object.fromEntries(
    (Object.keys(CHANNELS) as Channel[]).map((channel) => [
      channel,
      {
        ...CHANNELS[channel],
        messages: Object.fromEntries(
          NAMES.filter((name) => channelsOf(name).includes(channel)).map((name) => [
            keyOf(name),
            { $ref: `#/components/messages/${keyOf(name)}` },
          ]),
        ),
      },
    ]),
  ),
  operations: Object.fromEntries(
    (Object.keys(CHANNELS) as Channel[]).flatMap((channel) => [
      [`${channel}_send`, operationOf(channel, 'client')],
      [`${channel}_receive`, operationOf(channel, 'server')],
    ]),
  ),
  components: { messages: Object.fromEntries(NAMES.map((name) => [keyOf(name), messageOf(name)])) },
});
