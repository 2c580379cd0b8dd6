// Generated from the contract at each release, and too large for the repository.
import { asyncApiDocument } from '@footlight/contract/asyncapi';
import { openApiDocument } from '@footlight/contract/openapi';
import { assumedShapes } from './assumed-shapes.ts';
import { errorsPage } from './errors-doc.ts';

/** The content of each file by its name. */
export const referenceFiles: Record<string, () => string> = {
  'openapi.json': () => JSON.stringify(openApiDocument()),
  'asyncapi.json': () => JSON.stringify(asyncApiDocument()),
  'errors.md': errorsPage,
  'assumed-shapes.md': assumedShapes,
};
