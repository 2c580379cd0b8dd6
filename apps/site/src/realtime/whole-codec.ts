/** A chunk of its own: the codec of all events, for pages that come to need more than the core. */
export { codec, TEMPLATES } from '@footlight/contract/realtime';
