// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '../locales/en.ts';
import { MediaCard } from '../media-card/media-card.tsx';
import { ModelCard, type ModelCardStatus } from './model-card.tsx';

describe('given invalid values', () => {
  const i18n = i18next.createInstance();
  beforeAll(async () => {
    await i18n.use(initReactI18next).init({ lng: 'en', ns: ['ui'], resources: { en: { ui: en } } });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const draw = (node: ReactNode) => render(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>).container;
  const card = (props: object) => draw(<ModelCard href="#a" name="Aurora" status="online" {...props} />);
  const noteOf = (box: Element) => box.querySelector('[data-part=note]')?.textContent ?? '';

  it('a model card shows something sensible and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(noteOf(card({ viewerCount: Number.NaN }))).toBe('');
    expect(noteOf(card({ viewerCount: -3 }))).toBe('00 viewers');
    expect(noteOf(card({ viewerCount: 12.9 }))).toBe('1212 viewers');
    expect(noteOf(card({ viewerCount: 1e30 })).length).toBeLessThan(24);
    for (const age of [-4, 17, 27.5, Number.NaN, 4000]) {
      expect(card({ age }).querySelector('[data-part=age]')).toBeNull();
    }
    const unknown = card({ status: 'melting' as ModelCardStatus });
    expect(unknown.querySelector('[data-component=model-card]')?.getAttribute('data-state')).toBe('online');
    expect(card({ goal: { raised: 5, target: 0 } }).querySelector('[data-part=goal]')).toBeNull();
    const before = warn.mock.calls.length;
    expect(before).toBeGreaterThan(5);
    card({ viewerCount: -3 });
    expect(warn.mock.calls.length).toBe(before);
  });

  it('a model card says what is not true of all rooms', () => {
    const badges = (box: Element) =>
      [...box.querySelectorAll('[data-part=badges] [data-component=badge]')].map(
        (badge) => badge.textContent,
      );
    expect(badges(card({ viewerCount: 4 }))).toEqual([]);
    expect(badges(card({ status: 'private' }))).toEqual(['Private']);
    const offline = card({ status: 'offline', viewerCount: 0 });
    expect(badges(offline)).toEqual(['Offline']);
    expect(noteOf(offline)).toBe('');
    const rich = card({
      language: { code: 'de', name: 'German' },
      goal: { raised: 60, target: 100 },
      privatePrice: 30,
    });
    expect(rich.querySelector('[data-part=language]')?.textContent).toBe('deGerman');
    expect(rich.querySelector('[data-part=goal]')?.textContent).toBe('Goal: 60 of 100 tokens');
    expect(rich.querySelector('[data-part=price]')?.textContent).toContain('30 tokens per minute');
  });

  it('a model card shows markup as text', () => {
    const box = card({ name: '<img src=x>', subject: '<b>bold</b>', tags: ['<i>'] });
    expect(box.querySelector('b, i, img')).toBeNull();
    expect(box.textContent).toContain('<b>bold</b>');
  });

  it('a media card shows something sensible', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const media = (props: object) =>
      draw(<MediaCard href="#a" title="Set" displayName="Aurora" kind="videos" tokenPrice={5} {...props} />);
    expect(noteOf(media({ duration: Number.NaN }))).toBe('');
    expect(noteOf(media({ duration: -9 }))).toContain('0:00');
    expect(noteOf(media({ kind: 'pictures', itemCount: -2 }))).toBe('0 pictures');
    const price = (tokenPrice: number) =>
      media({ tokenPrice }).querySelector('[data-part=price]')?.textContent;
    expect(price(Number.NaN)).toContain('–');
    expect(price(0)).toBe('FREE');
    expect(price(1e30)?.length).toBeLessThan(24);
  });
});
