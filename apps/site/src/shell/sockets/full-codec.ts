/** The codec of all events. A separate chunk, because most pages need only the core codec. */
export { codec, TEMPLATES } from '@footlight/contract/realtime';
