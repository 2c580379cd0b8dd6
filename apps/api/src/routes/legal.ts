import { DEFAULT_LANGUAGE, LEGAL_KEYS, type LegalKey } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { findSite, hostOfKey, lockSite } from '../features/brand/store.ts';
import {
  allTexts,
  findVersion,
  HOUSE,
  inForce,
  publicationsOf,
  publish,
  textOf,
} from '../features/legal/documents.ts';
import { fillText } from '../features/legal/fill.ts';
import { keepSignature, readSecret, secretOf } from '../features/legal/signatures.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { allowed } from './brand.ts';
import type { Context } from './context.ts';

const isKey = (key: string): key is LegalKey => (LEGAL_KEYS as readonly string[]).includes(key);

/** Legal documents: reading them, and operators' own texts. */
export function registerLegal(app: FastifyInstance, context: Context): void {
  const { database, signer, sites } = context;
  const { orm } = database;

  registerOperation(app, context, 'GET /legal/document/{key}', async ({ params, query, viewer, request }) => {
    const { key } = params;
    if (!isKey(key)) throw new ApiError('not_found');
    const { site, host } = await sites.of(request);
    const current = await inForce(orm, host, key);
    const shown = query.version ? await findVersion(orm, host, key, query.version) : current;
    if (!shown) throw new ApiError('not_found');
    const { version, scope } = shown;
    const { language, text } = await textOf(key, shown, query.language ?? DEFAULT_LANGUAGE);
    const expired = version !== current.version || scope !== current.scope;
    return {
      key,
      title: text.title,
      document_text: fillText(text, site, language),
      version,
      language,
      expired,
      secret:
        viewer.user && !expired ? secretOf(signer, viewer.user.id, { key, version, scope, language }) : null,
    };
  });

  registerOperation(
    app,
    context,
    'POST /legal/document/sign',
    async ({ body, viewer: { user }, request }) => {
      const read = readSecret(signer, user.id, body.secret);
      if (!read || body.signature.toLowerCase() !== user.username) throw new ApiError('sign_failed');
      const { host } = await sites.of(request);
      const { version, scope } = await inForce(orm, host, read.key);
      if (version !== read.version || scope !== read.scope) throw new ApiError('sign_failed');
      await keepSignature(orm, { userId: user.id, signature: user.username, ...read });
      return { status: 1, version };
    },
  );

  registerOperation(
    app,
    context,
    'GET /operator/sites/{key}/legal/{document}',
    async ({ params, viewer }) => {
      const { host } = allowed(await findSite(orm, hostOfKey(params.key)), viewer.user);
      const current = await inForce(orm, host, params.document);
      return {
        version: current.version,
        source: current.scope === HOUSE ? 'house' : 'operator',
        texts: await allTexts(params.document, current),
        history: await publicationsOf(orm, host, params.document),
      };
    },
  );

  registerOperation(app, context, 'POST /operator/sites/{key}/legal/{document}', async (call) => {
    const { params, body, viewer } = call;
    const version = await inTransaction(database, async (tx) => {
      const { host } = allowed(await lockSite(tx, hostOfKey(params.key)), viewer.user);
      if ((await inForce(tx, host, params.document)).version !== body.version) {
        throw new ApiError('revision_conflict');
      }
      const { document: key } = params;
      return publish(tx, { host, key, texts: body.texts, userId: viewer.user.id }, new Date());
    });
    return { status: 1, version };
  });
}
