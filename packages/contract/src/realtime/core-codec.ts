import { CORE_EVENTS } from './core-events.ts';
import { CORE_TEMPLATES } from './core-templates.ts';
import { type Codec, createCodec } from './wire.ts';

/** What a browser speaks from the first moment. Frames of other events are `unknown` to it: {@link codec} reads them. */
export const coreCodec: Codec = createCodec(CORE_EVENTS, CORE_TEMPLATES);
