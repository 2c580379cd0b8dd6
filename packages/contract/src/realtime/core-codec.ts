import { CORE_EVENTS } from './core-events.ts';
import { CORE_TEMPLATES } from './core-templates.ts';
import { type Codec, createCodec } from './wire.ts';

/** The codec a browser starts with. Frames of other events are `unknown` to it: {@link codec} decodes them. */
export const coreCodec: Codec = createCodec(CORE_EVENTS, CORE_TEMPLATES);
