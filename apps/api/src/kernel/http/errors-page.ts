import { ERROR_TYPES, ERRORS, errorTitle } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The error catalogue as a page for integrators, in English; `type` of an error answer is an address in it. */
export function registerErrorsPage(app: FastifyInstance): void {
  const entries = ERROR_TYPES.map((type) => {
    const { status, message } = ERRORS[type];
    return `<dt id="${type}"><code>${type}</code> ${errorTitle(type)} (${status})</dt><dd>${escaped(message)}</dd>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Errors of the platform</title><h1>Errors of the platform</h1><p>Every error answer names one of these as <code>errorType</code>.</p><dl>${entries.join('')}</dl></html>`;
  app.get('/errors', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'public, max-age=300')
      .send(page),
  );
}
