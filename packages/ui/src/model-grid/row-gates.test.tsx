// @vitest-environment happy-dom
import { act, createContext, startTransition, use, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateGrids } from '../lazy/hydrate-grids.ts';
import { serverHtml } from '../testing/server-html.ts';
import { ModelGrid } from './model-grid.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
// This DOM loads no pictures and calls them complete.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const alive = vi.fn();
const Card = ({ name, likes = 0 }: { name: string; likes?: number }) => {
  const [taps, setTaps] = useState(0);
  useEffect(() => alive(name), [name]);
  return (
    <article>
      <a href={`#${name}`}>{name}</a>
      <img src={`/${name}.jpg`} alt="" />
      <button type="button" onClick={() => setTaps(taps + 1)}>
        {likes + taps}
      </button>
    </article>
  );
};
const NAMES = Array.from({ length: 20 }, (_, index) => `card-${index}`);
const cardsOf = (likes: Record<string, number> = {}) =>
  NAMES.map((name) => <Card key={name} name={name} likes={likes[name] ?? 0} />);

const hydrated = async (cards = cardsOf()) => {
  alive.mockClear();
  const page = (shown: typeof cards) => <ModelGrid label="Live now">{shown}</ModelGrid>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverHtml(page(cards));
  const drawn = [...container.querySelectorAll('li')];
  expect(drawn).toHaveLength(20);
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, page(cards), { onRecoverableError });
  });
  return {
    drawn,
    onRecoverableError,
    update: (next: typeof cards) => act(async () => root.render(page(next))),
    card: (index: number) => container.querySelectorAll('li')[index] as HTMLElement,
  };
};
/** What a sign leads to comes a moment later. */
const afterwards = (target: Element | null, sign: string) =>
  act(async () => {
    target?.dispatchEvent(new Event(sign, { bubbles: sign !== 'error' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const living = () => alive.mock.calls.map(([name]) => name);

it('leaves the cards as the server drew them, until one of their row is pointed at or focused', async () => {
  const { card, drawn, onRecoverableError } = await hydrated();
  expect(living()).toEqual([]);
  await afterwards(card(9).querySelector('a'), 'pointerover');
  expect(living()).toEqual(NAMES.slice(8, 16));
  await afterwards(card(1).querySelector('a'), 'focusin');
  expect(living()).toEqual([...NAMES.slice(8, 16), ...NAMES.slice(0, 8)]);
  const button = card(9).querySelector('button') as Element;
  await afterwards(button, 'click');
  expect(button.textContent).toBe('1');
  expect(card(9)).toBe(drawn[9]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('hydrates a row whose card changes, without drawing it anew, and no other row', async () => {
  const cards = cardsOf();
  const { card, drawn, update, onRecoverableError } = await hydrated(cards);
  const next = [...cards];
  next[12] = <Card key="card-12" name="card-12" likes={7} />;
  await update(next);
  expect(card(12).querySelector('button')?.textContent).toBe('7');
  expect(living()).toEqual(NAMES.slice(8, 16));
  expect([...drawn].every((one, place) => one === card(place))).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('hydrates a row in which a picture fails', async () => {
  const { card } = await hydrated();
  await afterwards(card(19).querySelector('img'), 'error');
  expect(living()).toEqual(NAMES.slice(16));
});

it('lets a context above change in a transition once the grids hydrate, also a grid that React reaches later', async () => {
  const Place = createContext('here');
  const Bar = () => <output>{use(Place)}</output>;
  let go = (_: string): void => undefined;
  const Page = () => {
    const [place, setPlace] = useState('here');
    go = setPlace;
    return (
      <Place value={place}>
        <Bar />
        <ModelGrid label="Live now">{CARDS}</ModelGrid>
      </Place>
    );
  };
  const CARDS = cardsOf();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverHtml(<Page />);
  const drawn = [...container.querySelectorAll('li')];
  await act(async () => {
    root = hydrateRoot(container, <Page />);
  });
  await act(async () => startTransition(() => go('there')));
  expect(container.querySelector('output')?.textContent).toBe('here');
  await act(async () => hydrateGrids());
  expect(container.querySelector('output')?.textContent).toBe('there');
  expect([...container.querySelectorAll('li')]).toEqual(drawn);

  const later = await hydrated();
  expect(living()).toEqual(NAMES);
  expect(later.onRecoverableError).not.toHaveBeenCalled();
});
