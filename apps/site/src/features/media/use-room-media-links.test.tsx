// @vitest-environment happy-dom
import { initEnglish } from '@footlight/ui/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { navigationLocales } from '../../shell/i18n/locales/navigation/index.ts';
import { useRoomMediaLinks } from './use-room-media-links.ts';

afterEach(cleanup);

it('[FAN-01] [MEDIA-06] links only to an open fan club, and to a bundle that has items', async () => {
  const i18n = await initEnglish({ navigation: navigationLocales });
  const links = (...args: Parameters<typeof useRoomMediaLinks>) =>
    renderHook(() => useRoomMediaLinks(...args), {
      wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    }).result.current;
  const all = { href: '/luna_maren/media', label: 'See all' };
  expect(links('luna_maren', false, undefined)).toEqual([all]);
  expect(links('luna_maren', false, { item_count: 0, price: 0 })).toEqual([all]);
  expect(links('luna_maren', true, { item_count: 4, price: 270 })).toEqual([
    { href: '/luna_maren/fanclub', label: 'Fan club' },
    { href: '/luna_maren/media', label: 'Buy all 4 for 270 tokens' },
    all,
  ]);
});
