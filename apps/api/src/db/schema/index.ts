export * from './billing.ts';
export * from './fan-clubs.ts';
export * from './ledger.ts';
export * from './people.ts';
export * from './room-people.ts';
export * from './rooms.ts';
export * from './shows.ts';
export * from './sites.ts';
