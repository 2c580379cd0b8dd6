export * from './entities/index.ts';
export * from './entities/problem.ts';
export * from './errors/errors.ts';
export * from './rules/constants.ts';
export * from './rules/index.ts';
