export * from './browse.ts';
export * from './display-status.ts';
export * from './media.ts';
export * from './payment-return.ts';
export * from './person.ts';
export * from './reserved-names.ts';
export * from './rights.ts';
