import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Orm } from '../db/database.ts';
import { createOutboxSender } from '../outbox-sender.ts';
import { leaseMails, type MailRow, mailFailed, mailSent } from './outbox.ts';

/** The operator's mail server. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  smtpUrl: string;
  /** The sender's address, shown with the site's name. */
  from: string;
}

const CONNECTIONS = 5;
/** A server that does not answer in this time is tried again later, in milliseconds. */
const PATIENCE_MS = 20_000;

/** How a mail server refused: its code and reply code, never its text, which may quote the mail. */
function reasonOf(error: unknown): { error: string; isFinal: boolean } {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return {
    error: responseCode === undefined ? code : `${code} ${responseCode}`,
    // The server permanently refuses this email. The operator must fix a wrong password.
    isFinal: responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH',
  };
}

export type MailSender = ReturnType<typeof createMailSender>;

/**
 * Sends the outbox over one pool of connections. A mail is tried again with growing waits, and given up with a reason.
 * Only a process that dies in the moment between the server's answer and the row's change sends a mail again; both then
 * have the same Message-ID.
 */
export function createMailSender(
  { smtpUrl, from }: MailOptions,
  { orm, log, now = Date.now }: { orm: Orm; log: FastifyBaseLogger; now?: () => number },
) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 500,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const domain = from.split('@')[1] ?? 'localhost';

  const send = async (mail: MailRow): Promise<void> => {
    const { id, kind, recipient, subject, body, html, senderName, replyTo, unsubscribe } = mail;
    try {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: recipient,
        ...(replyTo ? { replyTo } : {}),
        subject,
        text: body,
        html,
        messageId: `<mail-${id}@${domain}>`,
        date: mail.createdAt,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe
            ? {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      });
    } catch (cause) {
      const reason = reasonOf(cause);
      const isGivenUp = await mailFailed(orm, mail, reason, now());
      log.warn(
        { code: 'mail_failed', mail: id, kind, reason: reason.error, isGivenUp },
        isGivenUp ? 'A mail was given up' : 'A mail was not taken; will retry',
      );
      return;
    }
    await mailSent(orm, id, now());
  };

  const outbox = createOutboxSender({
    together: CONNECTIONS,
    lease: (most) => leaseMails(orm, most, now()),
    send,
  });
  return {
    ...outbox,
    async close(): Promise<void> {
      await outbox.close();
      transport.close();
    },
  };
}
