export * from './accept-templates.ts';
export * from './codec.ts';
export * from './core-codec.ts';
export { ChatUser, RoomLine } from './core-events.ts';
export { CORE_TEMPLATES } from './core-templates.ts';
export * from './events.ts';
export * from './room-name.ts';
export * from './templates.ts';
export * from './wire.ts';
