import { type ErrorType, PROBLEM_TYPE, problemOf } from '@footlight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDetails } from '../api-error.ts';
import { isServiceAway, OutsideServiceError } from '../storage/outside-fault.ts';

/** Answers with problem details (RFC 9457). */
export function sendError(reply: FastifyReply, errorType: ErrorType, details: ErrorDetails = {}) {
  const [path = '/'] = reply.request.url.split('?');
  const problem = problemOf(errorType, path, details);
  return reply.code(problem.status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(problem);
}

/**
 * Answers with an error that only players and pictures get: its type is not in the error catalogue. No cache keeps it,
 * since the file may be there in a moment.
 */
export const refuse = (reply: FastifyReply, code: number, errorType: string, error: string) =>
  reply.code(code).header('cache-control', 'no-store').send({ status: 0, errorType, error });

/**
 * Answers a failure of the server without its words, which may quote input. The call may be repeated if the database or
 * another service was only down.
 */
export function sendFault(reply: FastifyReply, request: FastifyRequest, error: unknown) {
  const isAway = isServiceAway(error) || error instanceof OutsideServiceError;
  const errorType = isAway ? 'unavailable' : 'internal';
  request.log.error({ err: error }, `unexpected error; sent ${errorType}`);
  return sendError(reply, errorType);
}
