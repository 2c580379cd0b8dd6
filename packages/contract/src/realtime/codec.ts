import { EVENTS } from './events.ts';
import { TEMPLATES } from './templates.ts';
import { type Codec, createCodec } from './wire.ts';

/** The codec of all events: for the platform, and for a browser once it receives other than core events. */
export const codec: Codec = createCodec(EVENTS, TEMPLATES);
export const { encodeFrame, encode, decode }: Codec = codec;
