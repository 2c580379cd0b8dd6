export * from './configs.ts';
export * from './panels.ts';
export * from './rules.ts';
export * from './split.ts';
export * from './views.ts';
