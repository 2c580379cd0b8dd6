export { fieldsOf } from '../entities/field-problems.ts';
export { AREAS, type Area, UNTAGGED_AREAS } from './areas.ts';
export type { Method, Operation, Route } from './define.ts';
export { type Operations, operations, type RouteKey } from './operations.ts';
export type { CallAnswer, CallInput, ReadRoute, WriteRoute } from './types.ts';
