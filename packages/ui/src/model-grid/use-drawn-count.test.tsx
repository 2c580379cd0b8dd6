// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModelGrid } from './model-grid.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  // Six cards in a row, and five rows of them.
  vi.stubGlobal('screen', { width: 1200, height: 1100 });
  box = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
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
const draw = (count: number) => act(async () => root.render(grid(count)));
const frame = () => act(async () => vi.advanceTimersToNextFrame());
const counts = () => [box.querySelectorAll('li').length, box.querySelectorAll('article').length];

it('given a long list, draws the first screen in the first frame and the rest behind it, each in its place', async () => {
  root = createRoot(box);
  await draw(98);
  expect(counts()).toEqual([98, 30]);
  await frame();
  expect(counts()).toEqual([98, 30]);
  await frame();
  expect(counts()).toEqual([98, 98]);
});

it('draws at once what a list gets later, and what the server drew', async () => {
  root = createRoot(box);
  await draw(40);
  await frame();
  await frame();
  await draw(98);
  expect(counts()).toEqual([98, 98]);
  await act(async () => root.unmount());

  box.innerHTML = renderToString(grid(98));
  expect(counts()).toEqual([98, 98]);
  root = await act(async () => hydrateRoot(box, grid(98)));
  expect(counts()).toEqual([98, 98]);
});

it('given an emptied list, begins with the first screen again', async () => {
  root = createRoot(box);
  await draw(98);
  await frame();
  await frame();
  await draw(0);
  await draw(60);
  expect(counts()).toEqual([60, 30]);
});
