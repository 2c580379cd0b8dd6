// @vitest-environment happy-dom
import { errorFromAnswer } from '@footlight/client';
import { securityLocales } from '@footlight/site-widgets';
import { cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { de as site } from '../../../shell/i18n/locales/site/de.ts';
import { useFormErrors } from './use-form-errors.ts';

afterEach(cleanup);

it('[AUTH-04] says why a passkey was not made or used', async () => {
  const security = await securityLocales.de();
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'de', resources: { de: { site, security, common: {} } } });
  const { result } = renderHook(useFormErrors, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  const said = (error: unknown) => result.current(error).form;
  const browser = (name: string) => said(new DOMException('', name));
  const { stopped, known, unsupported, wrongAddress } = security.passkeys;
  expect(browser('NotAllowedError')).toBe(stopped);
  expect(browser('InvalidStateError')).toBe(known);
  expect(browser('NotSupportedError')).toBe(unsupported);
  expect(browser('ConstraintError')).toBe(unsupported);
  expect(browser('SecurityError')).toBe(wrongAddress);
  expect(browser('UnknownError')).toBe(site.error.internal);
  const refusal = (errorType: string) => said(errorFromAnswer(403, { errorType, error: 'In English.' }));
  expect(refusal('passkey_unverified')).toBe(security.error.passkey_unverified);
  expect(refusal('passkey_refused')).toBe(site.error.passkey_refused);
});
