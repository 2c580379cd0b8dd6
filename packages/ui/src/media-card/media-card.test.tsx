// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { MediaCard, type MediaCardProps } from './media-card.tsx';

describe('[SHELL-08] a media card says', () => {
  const i18n = i18next.createInstance();
  beforeAll(async () => {
    await i18n.use(initReactI18next).init({ lng: 'en', ns: ['ui'], resources: { en: { ui: en } } });
  });
  afterEach(cleanup);

  const card = (props: Partial<MediaCardProps>) => {
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <MediaCard
          href="#set"
          title="Night set"
          displayName="Aurora Vale"
          kind="videos"
          tokenPrice={120}
          {...props}
        />
      </I18nextProvider>,
    );
    const part = (name: string) => container.querySelector(`[data-part="${name}"]`)?.textContent ?? null;
    return { link: part('link'), by: part('by'), price: part('price'), all: container.textContent ?? '' };
  };

  it('its title, the broadcaster, its duration and its price', () => {
    const { link, by, price, all } = card({ duration: 754 });
    expect([link, by]).toEqual(['Night set', 'by Aurora Vale']);
    expect(price).toContain('120');
    expect(all).toContain('12:34');
    expect(all).not.toContain(en.new);
  });

  it('that it is new, and FREE at no price', () => {
    expect(card({ recent: true }).all).toContain(en.new);
    expect(card({ tokenPrice: 0 }).price).toBe('FREE');
  });

  it('the fan club level that unlocks it, instead of the price', () => {
    const { price } = card({ unlockLevel: 'insider' });
    expect(price).toContain(en.fanclub.insider);
    expect(price).not.toContain('120');
  });

  it('that it is bought, instead of a level or a price', () => {
    expect(card({ owned: true, unlockLevel: 'insider' }).price).toBe(en.media.owned);
  });
});
