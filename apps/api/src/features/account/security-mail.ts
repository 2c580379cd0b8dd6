import type { Site } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { writeMail } from '../../kernel/mail/outbox.ts';
import { mailPlace } from '../../kernel/mail/place.ts';
import type { MailKind } from '../../kernel/mail/texts.ts';

type SecurityMailContext = Parameters<typeof mailPlace>[1] & {
  sites: { of(request: FastifyRequest): Promise<{ site: Site }> };
};
type Notice = Extract<
  MailKind,
  | 'two_factor_on'
  | 'two_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_linked'
  | 'identity_added'
  | 'identity_removed'
>;

/** Tells an account's address what changed about its security, with a link to the page that shows it. */
export async function securityMail(
  request: FastifyRequest,
  context: SecurityMailContext,
  { id, email, displayName }: UserRow,
) {
  const { site } = await context.sites.of(request);
  const place = mailPlace(request, context, site);
  const link = `${place.origin}${place.base}/account/security`;
  return (tx: Orm, kind: Notice): Promise<void> =>
    writeMail(tx, kind, { ...place, id, email, displayName }, link);
}
