import { EVENTS } from './events.ts';
import { TEMPLATES } from './templates.ts';
import { type Codec, createCodec } from './wire.ts';

/** The codec of all events: what the platform speaks, and a browser once it has heard more than the core. */
export const codec: Codec = createCodec(EVENTS, TEMPLATES);
export const { encodeFrame, encode, decode }: Codec = codec;
