import { type ErrorType, PROBLEM_TYPE, problemOf } from '@footlight/contract';
import type { FastifyReply } from 'fastify';
import type { ErrorDetails } from '../api-error.ts';

/** Answers with problem details (RFC 9457). */
export function sendError(reply: FastifyReply, errorType: ErrorType, details: ErrorDetails = {}) {
  const [path = '/'] = reply.request.url.split('?');
  const problem = problemOf(errorType, path, details);
  return reply.code(problem.status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(problem);
}
