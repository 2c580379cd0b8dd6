export { APP_EVENTS } from './app-events.ts';
export * from './codec.ts';
export * from './events.ts';
export * from './room-name.ts';
export * from './templates.ts';
