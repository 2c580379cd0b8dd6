export * from './codec.ts';
export * from './events.ts';
export * from './room-name.ts';
export * from './templates.ts';
