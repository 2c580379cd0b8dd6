export * from './billing.ts';
export * from './browse.ts';
export * from './common.ts';
export * from './error-answer.ts';
export * from './media.ts';
export * from './room.ts';
export * from './site-config.ts';
export * from './user.ts';
