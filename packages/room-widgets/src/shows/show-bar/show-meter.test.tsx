// @vitest-environment happy-dom
import { exampleShow } from '@footlight/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { ShowMeter } from './show-meter.tsx';

afterEach(cleanup);

it('[PRIV-01] names the minimum charge until it is spent, and nothing where there is none', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'cimode' });
  const show = { ...exampleShow, price_per_minute: 6, minimum_minutes: 5, spent: 1 };
  const meter = (more: Partial<typeof show>) => (
    <I18nextProvider i18n={i18n}>
      <ShowMeter show={{ ...show, ...more }} balance={120} />
    </I18nextProvider>
  );
  const { container, rerender } = render(meter({}));
  const minimum = () => container.querySelector('[data-reading=minimum]');
  expect(minimum()?.textContent).toContain('30');
  rerender(meter({ spent: 30 }));
  expect(minimum()).toBeNull();
  rerender(meter({ minimum_minutes: 0, spent: 0 }));
  expect(minimum()).toBeNull();
});
