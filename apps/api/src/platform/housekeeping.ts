import { forgetOldLogins } from '../features/account/oauth-logins.ts';
import { forgetOldChallenges } from '../features/account/passkeys.ts';
import { forgetOldResets } from '../features/account/password-reset.ts';
import { forgetOldChecks } from '../features/age/checks.ts';
import { forgetOldFingerprints } from '../features/billing/fingerprints.ts';
import { forgetOldViews } from '../features/media/views.ts';
import { forgetOldLinks } from '../features/promos/free-tokens.ts';
import { forgetOldReports } from '../features/reports/reports.ts';
import { forgetOldFollowerNotices } from '../features/social/follows.ts';
import { forgetExpiredSessions } from '../kernel/accounts/session.ts';
import type { Orm } from '../kernel/db/database.ts';
import { forgetOldKeys } from '../kernel/ledger/idempotency.ts';
import { forgetOldMails } from '../kernel/mail/outbox.ts';
import { forgetOldPushes } from '../kernel/push/outbox.ts';
import { forgetOldRevocations } from '../kernel/streams/stream-rights.ts';
import { forgetOldLogs } from '../routes/operations-log.ts';

/** Deletes expired rows. */
export async function forgetOld(orm: Orm): Promise<void> {
  await forgetExpiredSessions(orm);
  await forgetOldKeys(orm);
  await forgetOldLogs(orm);
  await forgetOldMails(orm);
  await forgetOldPushes(orm);
  await forgetOldLinks(orm);
  await forgetOldResets(orm);
  await forgetOldChallenges(orm);
  await forgetOldLogins(orm);
  await forgetOldRevocations(orm);
  await forgetOldChecks(orm);
  await forgetOldViews(orm);
  await forgetOldFollowerNotices(orm);
  await forgetOldFingerprints(orm);
  await forgetOldReports(orm);
}
