/** The codec of all events, in a chunk of its own: most pages need only the core codec. */
export { codec, TEMPLATES } from '@footlight/contract/realtime';
