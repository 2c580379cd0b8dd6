import { settingsFrom } from '../../kernel/accounts/settings.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type MailPlace, siteMailPlace } from '../../kernel/mail/place.ts';
import { mailLanguage } from '../../kernel/mail/texts.ts';
import type { BrandChecks } from './brand-checks.ts';
import type { Sites } from './sites.ts';

/** The sending site of an email that no request caused: the site where the account was created. */
export const createAccountMailPlace =
  (context: { sites: Sites; brandChecks: BrandChecks }) =>
  async ({ traits, settings, language }: UserRow): Promise<MailPlace> => {
    const site = await context.sites.ofCode(traits.attribution?.site ?? '');
    return siteMailPlace(context, site, mailLanguage(settingsFrom(settings).language ?? language));
  };
