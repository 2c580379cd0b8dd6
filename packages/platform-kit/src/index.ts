export * from './conformance/check-platform.ts';
export * from './conformance/report.ts';
export * from './from-schema.ts';
export * from './mock/mock-server.ts';
