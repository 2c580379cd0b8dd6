// @vitest-environment happy-dom
import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverHtml } from '../testing/server-html.ts';
import { ModelGrid } from './model-grid.tsx';

let page: RenderResult;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  // Six cards per row, and five rows.
  vi.stubGlobal('screen', { width: 1200, height: 1100 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const grid = (count: number) => (
  <ModelGrid label="Live now" minWidth={200}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number here.
      <article key={index} />
    ))}
  </ModelGrid>
);
const frame = () => act(async () => vi.advanceTimersToNextFrame());
const counts = () => [
  page.container.querySelectorAll('li').length,
  page.container.querySelectorAll('article').length,
];

it('draws the first screen of a long list in the first frame and the rest in the next', async () => {
  page = render(grid(98));
  expect(counts()).toEqual([98, 30]);
  await frame();
  expect(counts()).toEqual([98, 30]);
  await frame();
  expect(counts()).toEqual([98, 98]);
});

it('draws items that come later, and server HTML, at once', async () => {
  page = render(grid(40));
  await frame();
  await frame();
  page.rerender(grid(98));
  expect(counts()).toEqual([98, 98]);
  page.unmount();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverHtml(grid(98));
  expect(container.querySelectorAll('article').length).toBe(98);
  page = render(grid(98), { container, hydrate: true });
  expect(counts()).toEqual([98, 98]);
});

it('begins with the first screen again after the list was empty', async () => {
  page = render(grid(98));
  await frame();
  await frame();
  page.rerender(grid(0));
  page.rerender(grid(60));
  expect(counts()).toEqual([60, 30]);
});
