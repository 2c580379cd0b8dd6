// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInView } from './use-in-view.ts';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** The observers that were made, in order. */
let observers: Observer[] = [];

class Observer {
  seen: Element | null = null;
  report: (entries: Entry[]) => void;
  options: IntersectionObserverInit;
  constructor(report: (entries: Entry[]) => void, options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    observers.push(this);
  }
  observe(element: Element) {
    this.seen = element;
  }
  disconnect() {
    this.seen = null;
  }
}

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface ListProps {
  count: number;
  onChange: (isIn: boolean) => void;
  disabled?: boolean;
}

const List = ({ count, onChange, disabled = false }: ListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useInView(
    () => list.current?.lastElementChild,
    ({ isIntersecting }) => onChange(isIntersecting),
    { margin: '40px', disabled, again: count },
  );
  return (
    <ul ref={list}>
      {Array.from({ length: count }, (_, index) => (
        <li key={String(index)}>{index}</li>
      ))}
    </ul>
  );
};

it('given several observations at once, reports the last, to the newest handler', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { rerender } = render(<List count={2} onChange={first} />);
  rerender(<List count={2} onChange={second} />);
  expect(observers).toHaveLength(1);
  expect(observers[0]?.options).toEqual({ rootMargin: '40px' });
  observers[0]?.report([{ isIntersecting: true }, { isIntersecting: false }]);
  observers[0]?.report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[false], [true]]);
});

it('looks the element up again when `again` changes, and leaves it alone while disabled', () => {
  const onChange = vi.fn();
  const { rerender, unmount } = render(<List count={0} onChange={onChange} />);
  expect(observers).toEqual([]);
  rerender(<List count={2} onChange={onChange} />);
  expect(observers[0]?.seen?.textContent).toBe('1');
  rerender(<List count={3} onChange={onChange} />);
  expect(observers.map(({ seen }) => seen?.textContent)).toEqual([undefined, '2']);
  rerender(<List count={3} onChange={onChange} disabled />);
  expect(observers.map(({ seen }) => seen)).toEqual([null, null]);
  rerender(<List count={3} onChange={onChange} />);
  expect(observers[2]?.seen?.textContent).toBe('2');
  unmount();
  expect(observers[2]?.seen).toBeNull();
});
