import {
  type CurrentUserAnswer,
  LANGUAGES,
  LEGAL_KEYS,
  type LegalDocument,
  type OperatorLegalDocument,
} from '@footlight/contract';
import { exampleLegalText } from '@footlight/contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalSignature } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let operator: TestBrowser;
let admin: TestBrowser;
let viewer: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  operator = await new TestBrowser(platform.app).login('operator');
  admin = await new TestBrowser(platform.app).login('admin');
  viewer = await new TestBrowser(platform.app).login('viewer');
}, 90_000);
afterAll(() => platform.stop());

const VELVET = 'velvet.localhost';
const read = (path: string, host = 'localhost:4000') =>
  new TestBrowser(platform.app, { host }).get<LegalDocument>(`/legal/document/${path}`);
const refusal = (errorType: string) => expect.objectContaining({ errorType });
const edited = async (key: string, as: TestBrowser) =>
  (await as.get<OperatorLegalDocument>(`/operator/sites/${key}/legal/terms`)).body;
const publish = async (key: string, texts: object, as: TestBrowser) =>
  as.post<{ version: string }>(`/operator/sites/${key}/legal/terms`, {
    version: (await edited(key, as)).version,
    texts,
  });

describe('house texts', () => {
  test('[LEGAL-01] each document exists in each language, with the site’s name and address', async () => {
    const seen = new Set<string>();
    for (const key of LEGAL_KEYS) {
      for (const language of LANGUAGES) {
        const { status, body } = await read(`${key}?language=${language}`);
        expect(status).toBe(200);
        expect(body).toMatchObject({ key, language, expired: false, secret: null });
        const text = JSON.stringify(body.document_text);
        expect(text).not.toMatch(/[{](operator|site|support)[}]/);
        expect(text).toContain('support@footlight.example');
        seen.add(text);
      }
    }
    expect(seen.size).toBe(LEGAL_KEYS.length * LANGUAGES.length);
    expect(JSON.stringify((await read('terms', VELVET)).body)).toContain('hello@velvet-hour.example');
  });

  test('[LEGAL-01] an unknown document and an unknown version are NOT_FOUND', async () => {
    expect(await read('nothing')).toMatchObject({ status: 404, body: refusal('not_found') });
    expect(await read('terms?version=2001-01-01')).toMatchObject({ status: 404 });
    expect(await read('terms?language=xx')).toMatchObject({ status: 400, body: refusal('invalid_input') });
  });
});

describe('an operator’s texts', () => {
  test('[LEGAL-01] only the owner and admins may read and replace them', async () => {
    expect(await publish('default', { en: exampleLegalText }, viewer)).toMatchObject({ status: 400 });
    const version = '2026-11-23';
    for (const [key, as] of [
      [VELVET, viewer],
      ['default', operator],
    ] as const) {
      const path = `/operator/sites/${key}/legal/terms`;
      expect(await as.get(path)).toMatchObject({ status: 403 });
      expect(await as.post(path, { version, texts: { en: exampleLegalText } })).toMatchObject({
        status: 403,
      });
    }
  });

  test('[LEGAL-01] replace the house text on this site, keep earlier versions as expired, and can be withdrawn', async () => {
    const before = await edited(VELVET, operator);
    expect(before).toMatchObject({ source: 'house', history: [] });
    expect(Object.keys(before.texts)).toEqual([...LANGUAGES]);

    const first = (await publish(VELVET, { en: exampleLegalText }, operator)).body.version;
    const german = { title: 'Bedingungen', sections: [{ heading: '{operator}', paragraphs: ['{site}'] }] };
    const second = (await publish(VELVET, { en: exampleLegalText, de: german }, operator)).body.version;
    expect(new Set([before.version, first, second]).size).toBe(3);

    expect((await read('terms?language=de', VELVET)).body).toMatchObject({
      title: 'Bedingungen',
      document_text: [{ heading: 'Velvet Hour', paragraphs: [VELVET] }],
      version: second,
      language: 'de',
      expired: false,
    });
    // A language that the operator did not publish is never the house text.
    expect((await read('terms?language=fr', VELVET)).body).toMatchObject({ language: 'en', version: second });
    expect((await read(`terms?language=de&version=${first}`, VELVET)).body).toMatchObject({
      version: first,
      language: 'en',
      expired: true,
    });
    expect((await read(`terms?version=${before.version}`, VELVET)).body).toMatchObject({ expired: true });
    expect((await read('terms')).body).toMatchObject({ version: before.version, expired: false });

    // A window that does not know the second publication.
    expect(
      await operator.post(`/operator/sites/${VELVET}/legal/terms`, { version: first, texts: {} }),
    ).toMatchObject({ status: 409, body: refusal('revision_conflict') });
    expect((await publish(VELVET, {}, operator)).body.version).toBe(before.version);
    expect(await edited(VELVET, admin)).toMatchObject({
      source: 'house',
      history: [
        { languages: [] },
        { version: second, languages: ['en', 'de'] },
        { version: first, by: 'operator' },
      ],
    });
    expect((await read(`terms?version=${second}`, VELVET)).body).toMatchObject({ expired: true });
  });

  test('[LEGAL-01] a text without a title, section or paragraph is refused', async () => {
    for (const text of [
      { ...exampleLegalText, title: ' ' },
      { ...exampleLegalText, sections: [] },
      { title: 'T', sections: [{ heading: 'H', paragraphs: [''] }] },
    ]) {
      const path = `/operator/sites/${VELVET}/legal/terms`;
      const { version } = await edited(VELVET, operator);
      expect(await operator.post(path, { version, texts: { en: text } })).toMatchObject({ status: 400 });
    }
  });
});

describe('acceptance', () => {
  const pending = async (as: TestBrowser) =>
    (await as.get<CurrentUserAnswer>('/user/current')).body.legal_pending;
  const secretFor = async (as: TestBrowser, path = 'terms') =>
    (await as.get<LegalDocument>(`/legal/document/${path}`)).body.secret;
  const sign = (as: TestBrowser, secret: string | null, signature: string) =>
    as.post('/legal/document/sign', { secret, signature });

  test('[LEGAL-01] a sign-up records the version it accepted; a new version waits until it is signed', async () => {
    const newcomer = await new TestBrowser(platform.app, { host: VELVET }).start();
    await newcomer.post('/auth/register', {
      username: 'lawful',
      email: 'lawful@example.com',
      password: 'long enough',
      birth_date: '1990-05-01',
      accept_terms: true,
    });
    await newcomer.start();
    expect(await pending(newcomer)).toEqual([]);
    const old = await secretFor(newcomer);

    const { version } = (await publish(VELVET, { en: exampleLegalText }, operator)).body;
    expect(await pending(newcomer)).toEqual(['terms']);
    // The house text is still accepted on the other sites.
    expect(await pending(viewer)).toEqual([]);

    const secret = await secretFor(newcomer);
    const stranger = await new TestBrowser(platform.app, { host: VELVET }).login('viewer');
    const failed = { status: 409, body: refusal('sign_failed') };
    expect(await sign(newcomer, old, 'lawful')).toMatchObject(failed);
    expect(await sign(newcomer, secret, 'viewer')).toMatchObject(failed);
    expect(await sign(newcomer, `${secret}x`, 'lawful')).toMatchObject(failed);
    expect(await sign(stranger, secret, 'viewer')).toMatchObject(failed);
    expect(await pending(newcomer)).toEqual(['terms']);

    for (let times = 0; times < 2; times += 1) {
      expect(await sign(newcomer, secret, 'lawful')).toMatchObject({ status: 200, body: { version } });
    }
    expect(await pending(newcomer)).toEqual([]);
    expect(await pending(stranger)).toEqual(['terms']);
    const rows = await platform.database.orm
      .select()
      .from(legalSignature)
      .where(eq(legalSignature.signature, 'lawful'));
    expect(rows).toMatchObject([{ scope: VELVET, key: 'terms', version, language: 'en' }]);
    await publish(VELVET, {}, operator);
    expect(await pending(newcomer)).toEqual([]);
  });

  test('[LEGAL-01] guests and expired versions have nothing to sign', async () => {
    expect((await read('terms')).body.secret).toBeNull();
    const version = (await edited(VELVET, operator)).history[1]?.version;
    const reader = await new TestBrowser(platform.app, { host: VELVET }).login('viewer');
    expect(await secretFor(reader, `terms?version=${version}`)).toBeNull();
    expect(await secretFor(reader)).toEqual(expect.any(String));
  });
});
