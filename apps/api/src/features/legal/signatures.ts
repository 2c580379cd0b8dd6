import type { Language, LegalKey } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { legalSignature } from '../../kernel/db/schema/index.ts';
import type { Signer } from '../../kernel/signing.ts';
import { inForce } from './documents.ts';

const PURPOSE = 'legal-document';
/** What a user signs with at sign-up, where the checkbox accepts the terms. */
const SIGN_UP = 'sign-up';

/** The version of a document that a user has read. */
interface ReadVersion {
  key: LegalKey;
  version: string;
  scope: string;
  language: Language;
}

/** Proves which version a user was shown, so that nobody accepts another one. */
export function secretOf(signer: Signer, userId: number, read: ReadVersion): string {
  const text = Buffer.from(JSON.stringify({ userId, ...read })).toString('base64url');
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

/** The version of a secret; null if it is not this user's. */
export function readSecret(signer: Signer, userId: number, secret: string): ReadVersion | null {
  const [text = '', signature = ''] = secret.split('.');
  if (!signer.verify(PURPOSE, text, signature)) return null;
  const { userId: reader, ...read } = JSON.parse(Buffer.from(text, 'base64url').toString()) as ReadVersion & {
    userId: number;
  };
  return reader === userId ? read : null;
}

/** Records an acceptance; the first one of a version counts. */
export async function keepSignature(
  orm: Orm,
  signed: ReadVersion & { userId: number; signature: string },
): Promise<void> {
  await orm.insert(legalSignature).values(signed).onConflictDoNothing();
}

/** Records that a new user accepted the terms in force on the site. */
export async function acceptTerms(
  tx: Orm,
  host: string,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  const { version, scope } = await inForce(tx, host, 'terms');
  await keepSignature(tx, { userId, key: 'terms', version, scope, language, signature: SIGN_UP });
}

/** The documents that a user must accept before continuing: the terms, if their version in force is not accepted. */
export async function pendingDocuments(orm: Orm, host: string, userId: number): Promise<LegalKey[]> {
  const { version, scope } = await inForce(orm, host, 'terms');
  const signed = await orm.$count(
    legalSignature,
    and(
      eq(legalSignature.userId, userId),
      eq(legalSignature.scope, scope),
      eq(legalSignature.key, 'terms'),
      eq(legalSignature.version, version),
    ),
  );
  return signed > 0 ? [] : ['terms'];
}

/** The version of the agreement in force that a broadcaster has signed. @throws ApiError `agreement_missing` */
export async function signedAgreement(orm: Orm, host: string, userId: number): Promise<string> {
  const { version, scope } = await inForce(orm, host, 'broadcaster');
  const signed = await orm.$count(
    legalSignature,
    and(
      eq(legalSignature.userId, userId),
      eq(legalSignature.scope, scope),
      eq(legalSignature.key, 'broadcaster'),
      eq(legalSignature.version, version),
    ),
  );
  if (signed === 0) throw new ApiError('agreement_missing');
  return version;
}
