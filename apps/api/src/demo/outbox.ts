import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../kernel/db/database.ts';
import { latestMails, type MailRow } from '../kernel/mail/outbox.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 44rem; padding: 2rem 1rem;
  background: light-dark(#eef1f6, #12161d); color: light-dark(#1b2230, #e8ecf3); }
article { padding: 1rem 1.25rem; margin-block: 1rem; border-radius: .75rem; overflow-wrap: anywhere;
  background: light-dark(#fff, #1c222d); }
h2 { margin: 0; font-size: 1.1rem; }
pre { font: inherit; white-space: pre-wrap; }
.note { color: light-dark(#4d586b, #a9b4c6); }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const mailHtml = ({ recipient, subject, body, link, createdAt }: MailRow) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="note">${escapeHtml(recipient)}, ${createdAt.toISOString()}</p>
<pre>${escapeHtml(body)}</pre>
<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
</article>`;

/**
 * `GET /demo/outbox`: the mails that the demo does not send. `?to=` filters by address, `.json` returns data. Register
 * it only in the demo: its readers can confirm any address.
 */
export function outboxPlugin({ orm }: Database): FastifyPluginAsync {
  const schema = { querystring: { type: 'object', properties: { to: { type: 'string', maxLength: 254 } } } };
  return async (app) => {
    const mailsTo = (to: string | undefined) => latestMails(orm, to === undefined ? null : to.toLowerCase());
    app.get<{ Querystring: { to?: string } }>('/demo/outbox.json', { schema }, async ({ query }, reply) => {
      const mails = (await mailsTo(query.to)).map(({ recipient, kind, subject, body, link }) => ({
        ...{ recipient, kind, subject, body, link },
      }));
      return reply.header('cache-control', 'no-store').send({ mails });
    });
    app.get<{ Querystring: { to?: string } }>('/demo/outbox', { schema }, async ({ query }, reply) => {
      const mails = await mailsTo(query.to);
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox of the demo</title><style>${STYLE}</style></head>
<body><h1>Outbox of the demo</h1>
<p class="note">The demo sends no mail. What it would have sent stands here, newest first.</p>
${mails.map(mailHtml).join('\n') || '<p>No mail yet.</p>'}
</body></html>`);
    });
  };
}
