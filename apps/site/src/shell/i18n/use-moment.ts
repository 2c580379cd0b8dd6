export { useMoment } from '@footlight/ui';
