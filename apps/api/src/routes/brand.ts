import { createHash } from 'node:crypto';
import {
  BRAND_LIMITS,
  type BrandConfig,
  brandConfigOf,
  type OperatorSiteDetail,
  readBrandConfig,
  SITE_ASSET_PATH,
  type Site,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findingsOf } from '../features/brand/brand-checks.ts';
import { domainsOf, startDomainProof } from '../features/brand/domains.ts';
import { brandImage } from '../features/brand/images.ts';
import { makePreview } from '../features/brand/preview.ts';
import {
  dropDraft,
  findDraft,
  findRevision,
  findSite,
  historyOf,
  hostOfKey,
  insertSite,
  keepDraft,
  keyOfHost,
  listSites,
  lockSite,
  makeLive,
  type StoredSite,
} from '../features/brand/store.ts';
import type { LoggedIn } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction, type Orm } from '../kernel/db/database.ts';
import { user as account, siteAsset } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { isAddressHost } from '../kernel/public-address.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;
/** Longest draft in characters: the live limits, plus room for texts that are too long to publish. */
const MAX_DRAFT = 512 * 1024;

type Person = LoggedIn['user'];
export const isAdmin = ({ traits }: Person): boolean =>
  traits.isAdmin === true || traits.isSuperAdmin === true;
const mayEdit = (person: Person, { owner_webmaster_username: owner }: Site): boolean =>
  isAdmin(person) || (owner !== undefined && owner === person.username);

/** The site of a key, if this user may edit it. */
export function allowed(found: StoredSite | null, person: Person): StoredSite {
  if (!found) throw new ApiError('not_found');
  if (!mayEdit(person, found.site)) throw new ApiError('forbidden');
  return found;
}

/** Operators' routes for their brands. */
export function registerOperator(app: FastifyInstance, context: Context): void {
  const { database, domains, work, signer, sites, brandChecks } = context;
  const { orm } = database;
  const uploads = createLimit(context, 'brand:uploads', 30, MINUTE);
  const savings = createLimit(context, 'brand:savings', 240, MINUTE);
  const lookups = createLimit(context, 'brand:lookups', 10, MINUTE);

  const reportOn = (value: unknown): OperatorSiteDetail['report'] => {
    const reading = readBrandConfig(value);
    if (reading.kind === 'too_new') throw new ApiError('config_too_new');
    return reading.kind === 'valid'
      ? { problems: {}, findings: findingsOf(brandChecks, reading.config) }
      : { problems: reading.problems, findings: [] };
  };

  /** Returns a config that may be published; throws with the invalid fields otherwise. */
  const publishable = (value: unknown): BrandConfig => {
    const reading = readBrandConfig(value);
    if (reading.kind === 'too_new') throw new ApiError('config_too_new');
    if (reading.kind === 'invalid') throw new ApiError('invalid_input', { fields: reading.problems });
    const refused = findingsOf(brandChecks, reading.config).filter(({ severity }) => severity === 'refused');
    if (refused.length > 0) {
      throw new ApiError('brand_refused', {
        fields: Object.fromEntries(refused.map(({ field }) => [field, 'not_accepted'])),
      });
    }
    return reading.config;
  };

  const detailOf = async (found: StoredSite): Promise<OperatorSiteDetail> => {
    const draft = (await findDraft(orm, found.host)) ?? null;
    return {
      key: keyOfHost(found.host),
      site: found.site,
      revision: found.revision,
      live: brandConfigOf(found.site),
      draft,
      report: reportOn(draft ? draft.config : brandConfigOf(found.site)),
      history: await historyOf(orm, found.host),
    };
  };

  const open = async (key: string, person: Person) => allowed(await findSite(orm, hostOfKey(key)), person);
  const lock = async (tx: Orm, key: string, person: Person) =>
    allowed(await lockSite(tx, hostOfKey(key)), person);

  registerOperation(app, context, 'GET /operator/sites', async ({ viewer: { user } }) => {
    const found = await listSites(orm, isAdmin(user) ? null : user.username);
    const proofs = await domainsOf(
      orm,
      found.map(({ host }) => host),
    );
    return {
      may_create: isAdmin(user),
      sites: found.map(({ host, site, revision, hasDraft }) => {
        const { display_name, domain_name, main_domain_url, is_whitelabel } = sites.served(site);
        return {
          key: keyOfHost(host),
          display_name,
          domain_name,
          main_domain_url,
          is_whitelabel,
          revision,
          has_draft: hasDraft,
          domain: proofs.get(host) ?? null,
        };
      }),
    };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/domain/check', async (call) => {
    await lookups.take(call.request, `domain ${call.viewer.user.id}`);
    const { host } = await open(call.params.key, call.viewer.user);
    return { domain: await domains.checkNow(host) };
  });

  registerOperation(app, context, 'POST /operator/sites', async ({ body, viewer: { user } }) => {
    if (!isAdmin(user)) throw new ApiError('forbidden');
    const { key, config, owner_webmaster_username: owner, ...identity } = body;
    const { config_version: _, ...brand } = publishable(config);
    // A brand must not go to whoever registers the name later.
    if (owner !== undefined && (await orm.$count(account, eq(account.username, owner))) === 0) {
      throw new ApiError('user_not_found');
    }
    const host = hostOfKey(key);
    // An address proves no domain.
    if (isAddressHost(host)) throw new ApiError('invalid_input', { fields: { key: 'invalid_format' } });
    const made: Site = {
      ...identity,
      ...brand,
      domain_name: host,
      ...(owner === undefined ? {} : { owner_webmaster_username: owner }),
    } as Site;
    if (
      !(await inTransaction(database, async (tx) => {
        const isNew = await insertSite(tx, host, made, user.id);
        if (isNew) await startDomainProof(tx, host);
        return isNew;
      }))
    ) {
      throw new ApiError('site_taken');
    }
    await sites.changed();
    return detailOf(await open(key, user));
  });

  registerOperation(app, context, 'GET /operator/sites/{key}', async ({ params, viewer }) =>
    detailOf(await open(params.key, viewer.user)),
  );

  registerOperation(app, context, 'GET /operator/sites/{key}/revisions/{revision}', async (call) => {
    const { host, site } = await open(call.params.key, call.viewer.user);
    const revision = Number(call.params.revision);
    const config = await findRevision(orm, host, revision);
    if (!config) throw new ApiError('not_found');
    return { revision, config: config as ReturnType<typeof brandConfigOf> & { custom: typeof site.custom } };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/draft', async (call) => {
    const { params, body, viewer, request } = call;
    await savings.take(request, `draft ${viewer.user.id}`);
    const text = JSON.stringify(body.config);
    if (text.length > MAX_DRAFT) throw new ApiError('invalid_input', { fields: { config: 'too_long' } });
    await open(params.key, viewer.user);
    // Validates before saving: a config of a newer version changes nothing.
    const report = reportOn(body.config);
    const draft = await inTransaction(database, async (tx) => {
      const found = await lock(tx, params.key, viewer.user);
      if (((await findDraft(tx, found.host))?.draft ?? 0) !== body.draft) {
        throw new ApiError('revision_conflict');
      }
      await keepDraft(tx, found, text, viewer.user.id);
      return findDraft(tx, found.host);
    });
    if (!draft) throw new ApiError('not_found');
    return { draft, report };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/discard', async ({ params, body, viewer }) => {
    await inTransaction(database, async (tx) => {
      const { host } = await lock(tx, params.key, viewer.user);
      const draft = await findDraft(tx, host);
      if (draft && draft.draft !== body.draft) throw new ApiError('revision_conflict');
      await dropDraft(tx, host);
    });
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/publish', async (call) => {
    const { params, body, viewer, idempotency } = call;
    await open(params.key, viewer.user);
    const answer = await work.once(idempotency, async ({ tx }) => {
      const found = await lock(tx, params.key, viewer.user);
      const draft = await findDraft(tx, found.host);
      if (found.revision !== body.revision || draft?.draft !== body.draft) {
        throw new ApiError('revision_conflict');
      }
      const config = publishable(draft.config);
      const revision = await makeLive(tx, found, config, { kind: 'published', userId: viewer.user.id });
      await dropDraft(tx, found.host);
      return { revision, report: reportOn(config) };
    });
    await sites.changed();
    return { status: 1, ...answer };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/revert', async (call) => {
    const { params, body, viewer, idempotency } = call;
    await open(params.key, viewer.user);
    const answer = await work.once(idempotency, async ({ tx }) => {
      const found = await lock(tx, params.key, viewer.user);
      if (found.revision !== body.revision) throw new ApiError('revision_conflict');
      const earlier = await findRevision(tx, found.host, body.to);
      if (!earlier) throw new ApiError('not_found');
      const revision = await makeLive(tx, found, publishable(earlier), {
        kind: 'reverted',
        revertedTo: body.to,
        userId: viewer.user.id,
      });
      return { revision };
    });
    await sites.changed();
    return { status: 1, ...answer };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/assets', async (call) => {
    const { params, body, viewer, request } = call;
    await uploads.take(request, `asset ${viewer.user.id}`);
    const { host } = await open(params.key, viewer.user);
    const { data, extension, type, width, height } = await brandImage(Buffer.from(body.data, 'base64'));
    const name = `${createHash('sha256').update(data).digest('base64url').slice(0, 22)}.${extension}`;
    await inTransaction(database, async (tx) => {
      await lock(tx, params.key, viewer.user);
      const kept = await tx.select({ name: siteAsset.name }).from(siteAsset).where(eq(siteAsset.host, host));
      if (kept.some((one) => one.name === name)) return;
      if (kept.length >= BRAND_LIMITS.assetsPerSite) throw new ApiError('asset_quota');
      await tx
        .insert(siteAsset)
        .values({ host, name, kind: body.kind, type, width, height, data, userId: viewer.user.id });
    });
    return { path: `${SITE_ASSET_PATH}${name}`, type, width, height, bytes: data.length };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/preview', async ({ params, viewer }) => {
    const { host, site } = await open(params.key, viewer.user);
    const { token, expiresAt } = makePreview(signer, host, Date.now());
    const url = new URL('/', sites.served(site).main_domain_url);
    url.searchParams.set('brand_preview', token);
    return { url: url.href, expires_at: expiresAt };
  });
}
