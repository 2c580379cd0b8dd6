import { operations } from '@footlight/contract/operations';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { PlatformFetch } from './platform-fetch.ts';
import { createSecurityTxtServer, SECURITY_PATH, type SecurityContact, securityTxt } from './security-txt.ts';

const security = {
  contacts: ['mailto:security@cams.example', 'https://cams.example/report'],
  languages: ['en', 'pt-BR'],
};
const now = new Date('2026-11-29T10:20:30.456Z');

it('has the fields of RFC 9116, and ends less than a year ahead', () => {
  expect(securityTxt(security, 'https://cams.example/', now)).toBe(`Contact: mailto:security@cams.example
Contact: https://cams.example/report
Expires: 2027-02-27T00:00:00Z
Preferred-Languages: en, pt-BR
Canonical: https://cams.example/.well-known/security.txt
`);
});

it('names no languages if any will do, and no address without https', () => {
  const text = securityTxt({ ...security, languages: [] }, 'http://localhost:4000', now);
  expect(text).not.toMatch(/Preferred|Canonical/);
});

const answered = async (given: SecurityContact | undefined, host: string) => {
  const { example } = operations['GET /site_config'];
  const platform: PlatformFetch =
    ({ host: asked }) =>
    async () =>
      Response.json({ ...example, site: { ...example.site, main_domain_url: `https://${asked}` } });
  const app = Fastify();
  app.get(SECURITY_PATH, createSecurityTxtServer({ platform, hopHeaders: () => ({}), security: given }));
  return app.inject({ url: SECURITY_PATH, headers: { host } });
};

it('is served as text with the address of the brand that is asked', async () => {
  const { statusCode, headers, body } = await answered(security, 'velvet.example');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Canonical: https://velvet.example/.well-known/security.txt\n');
});

it('is not there without a contact', async () => {
  expect((await answered(undefined, 'velvet.example')).statusCode).toBe(404);
});
