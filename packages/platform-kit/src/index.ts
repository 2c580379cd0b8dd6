export * from './conformance/check-platform.ts';
export * from './conformance/report.ts';
export * from './mock/mock-server.ts';
export * from './schema/from-schema.ts';
