import { type BrowseUser, ERRORS, type ErrorType, type FieldProblem } from '@footlight/contract';

export type Fields = Record<string, FieldProblem>;

export interface ErrorDetails {
  fields?: Fields;
  suggestions?: string[];
  /** The same rooms as lists show them. */
  alternativeUserList?: BrowseUser[];
  /** Tokens that the rejected charge would have cost. */
  amount?: number;
}

/** An error of the catalogue. The server answers it as the contract defines, wherever an operation throws it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorType: ErrorType;
  readonly details: ErrorDetails;
  constructor(errorType: ErrorType, details: ErrorDetails = {}) {
    super(ERRORS[errorType].message);
    this.errorType = errorType;
    this.details = details;
  }
}
