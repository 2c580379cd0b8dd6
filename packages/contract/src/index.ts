export * from './constants.ts';
export * from './entities/index.ts';
export * from './errors.ts';
export * from './problem.ts';
export * from './rules/index.ts';
