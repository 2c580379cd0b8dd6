import * as v from 'valibot';
import { SiteKey } from '../entities/brand-studio.ts';
import { filled, LanguageSchema, line } from '../entities/common.ts';
import {
  LegalDocument,
  LegalKeySchema,
  LegalTexts,
  LegalVersion,
  OperatorLegalDocument,
} from '../entities/legal.ts';
import { exampleLegalDocument, exampleLegalText } from '../fixtures/legal.ts';
import { defineOperations } from './define.ts';

const ofSite = v.object({ key: SiteKey, document: LegalKeySchema });

/** Legal documents of a site. */
export const legalOperations = defineOperations('legal', {
  'GET /legal/document/{key}': {
    id: 'getLegalDocument',
    summary:
      'A legal document of this site in a language (English without one). `version` asks for an earlier text of the operator.',
    spec: '3§7',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    params: v.object({ key: v.pipe(v.string(), v.maxLength(64, 'too_long')) }),
    query: v.object({ language: v.optional(LanguageSchema), version: v.optional(LegalVersion) }),
    ok: LegalDocument,
    errors: ['not_found', 'invalid_input'],
    example: exampleLegalDocument,
  },
  'POST /legal/document/sign': {
    id: 'signLegalDocument',
    summary:
      'Accepts a document: `secret` is the one that the document was read with, `signature` the username. Signing twice is fine.',
    spec: '3§7',
    auth: 'user',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      secret: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(1_000, 'too_long')),
      signature: filled(line(64)),
    }),
    ok: v.object({ status: v.literal(1), version: LegalVersion }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'sign_failed'],
    example: { status: 1, version: '2026-11-23' },
  },
  'GET /operator/sites/{key}/legal/{document}': {
    id: 'getSiteLegalDocument',
    summary: 'A legal document of a site, as its operator edits it. Only for the owner or an admin.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    params: ofSite,
    ok: OperatorLegalDocument,
    errors: ['login_required', 'forbidden', 'not_found', 'invalid_input'],
    example: { version: '2026-11-23', source: 'house', texts: { en: exampleLegalText }, history: [] },
  },
  'POST /operator/sites/{key}/legal/{document}': {
    id: 'replaceSiteLegalDocument',
    summary:
      'Replaces a legal document of a site, in force at once. `version` is the one that this window knows. Without texts the site goes back to the house text.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    params: ofSite,
    body: v.object({ version: LegalVersion, texts: LegalTexts }),
    ok: v.object({ status: v.literal(1), version: LegalVersion }),
    errors: ['login_required', 'csrf_failed', 'forbidden', 'not_found', 'invalid_input', 'revision_conflict'],
    example: { status: 1, version: '2026-12-01' },
  },
});
