import type { PlatformOptions } from '@footlight/api';
import { AGE_METHODS } from '@footlight/contract';
import type { Settings } from './settings.ts';
import { isSecure } from './values.ts';

export function oauth(env: Settings): PlatformOptions['oauth'] {
  const { FOOTLIGHT_OIDC_ISSUER: issuer, FOOTLIGHT_OIDC_CLIENT_ID: clientId } = env;
  const { FOOTLIGHT_OIDC_CLIENT_SECRET: clientSecret, FOOTLIGHT_OIDC_NAME: name } = env;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name) {
    throw new Error(
      'FOOTLIGHT_OIDC_ISSUER, FOOTLIGHT_OIDC_CLIENT_ID, FOOTLIGHT_OIDC_CLIENT_SECRET and FOOTLIGHT_OIDC_NAME must be set together',
    );
  }
  if (!isSecure(issuer) || !URL.canParse(issuer)) {
    throw new Error(`FOOTLIGHT_OIDC_ISSUER must be an address with https, got "${issuer}"`);
  }
  return { issuer, clientId, clientSecret, name };
}

export function ageProvider(env: Settings): PlatformOptions['ageProvider'] {
  const { FOOTLIGHT_AGE_URL: startUrl, FOOTLIGHT_AGE_SECRET: shared, FOOTLIGHT_AGE_METHODS: names } = env;
  if (!startUrl && !shared && !names) return undefined;
  if (!startUrl || !shared || !names) {
    throw new Error('FOOTLIGHT_AGE_URL, FOOTLIGHT_AGE_SECRET and FOOTLIGHT_AGE_METHODS must be set together');
  }
  if (!/^https:\/\//.test(startUrl) || !URL.canParse(startUrl)) {
    throw new Error(`FOOTLIGHT_AGE_URL must be an address with https, got "${startUrl}"`);
  }
  if (shared.length < 32) {
    throw new Error(`FOOTLIGHT_AGE_SECRET must have at least 32 characters, got ${shared.length}`);
  }
  const wanted = names.split(',').map((name) => name.trim());
  const methods = AGE_METHODS.filter((method) => wanted.includes(method));
  if (methods.length !== new Set(wanted).size) {
    throw new Error(`FOOTLIGHT_AGE_METHODS must be some of ${AGE_METHODS.join(', ')}, got "${names}"`);
  }
  return { startUrl, secret: shared, methods };
}

export function ai(env: Settings): PlatformOptions['ai'] {
  const { FOOTLIGHT_AI_URL: baseUrl, FOOTLIGHT_AI_KEY: key, FOOTLIGHT_AI_CHAT_MODEL: chatModel } = env;
  const { FOOTLIGHT_AI_IMAGE_MODEL: imageModel, FOOTLIGHT_AI_MODERATION_MODEL: moderationModel } = env;
  if (!baseUrl && !key && !chatModel && !imageModel) return undefined;
  if (!baseUrl || !key || !chatModel || !imageModel) {
    throw new Error(
      'FOOTLIGHT_AI_URL, FOOTLIGHT_AI_KEY, FOOTLIGHT_AI_CHAT_MODEL and FOOTLIGHT_AI_IMAGE_MODEL must be set together',
    );
  }
  if (!isSecure(baseUrl) || !URL.canParse(baseUrl)) {
    throw new Error(`FOOTLIGHT_AI_URL must be an address with https, got "${baseUrl}"`);
  }
  return { baseUrl, key, chatModel, imageModel, moderationModel: moderationModel || null };
}
