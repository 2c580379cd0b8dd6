export { PrivateAnswered as default } from '@footlight/room-widgets';
