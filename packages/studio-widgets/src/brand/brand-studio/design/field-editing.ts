import type { ReactNode } from 'react';
import type { StudioChecks } from '../config/studio-checks.ts';
import type { KnownField, StudioConfig } from '../config/studio-config.ts';

/** Upload states by field path. */
export type Uploads = Readonly<Record<string, { pending: boolean; error: ReactNode }>>;

/** Data and callbacks of a field's control. */
export interface FieldEditing {
  config: StudioConfig;
  checks: StudioChecks;
  onFieldChange(field: KnownField, value: unknown): void;
  onUpload(field: KnownField, file: File): void;
}
