/** The promises of every component, each as a check that can be run by itself. */
import i18next from 'i18next';
import { act, createRef, type ReactElement, type Ref, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, vi } from 'vitest';
import type { LocaleLoaders } from '../i18n/texts.ts';
import { extraLocales, uiLocales } from '../locales/index.ts';

export const conformanceGates = [
  'ref',
  'rest props',
  'class order',
  'data attributes',
  'unmount',
  'strict mode',
  'server',
  'console',
] as const;
export type ConformanceGate = (typeof conformanceGates)[number];

/** Props that the component must hand to its root, beside those that it needs itself. */
export interface ProbeProps {
  ref?: Ref<never>;
  className?: string;
  'data-probe'?: string;
}

export interface Conformance {
  /** The public name: `data-component` of the root. */
  name: string;
  /** The component with the props it needs, and the probe spread onto it. */
  element: (probe: ProbeProps) => ReactElement;
  /** Where a native control inside the root takes `ref` and the rest props, as in a form: how to find it in there. */
  control?: string;
  /** The class of the element that a ref gets: the root, or the control. */
  ref?: new () => Element;
  /** Shown in a portal: there is no HTML on the server. */
  portal?: boolean;
  /** Promises that this component does not make, each with the reason. The coverage ledger repeats it. */
  without?: Partial<Record<ConformanceGate, string>>;
  /** Texts beside those of `ui`: `{ room: roomLocales }`. */
  locales?: Readonly<Record<string, LocaleLoaders<object>>>;
}

const consoleMethods = ['error', 'warn', 'log', 'info', 'debug'] as const;

/** Ids made by React and Radix differ between two renderings. */
const withoutIds = (html: string) => html.replaceAll(/(_r_|_R_|radix-|«r|:r)[\w»:-]*/g, '#');

/** A page with one component, and the checks of it. `open` before and `close` after each. */
export function conformanceBench({ name, element, control, ref, portal = false, locales = {} }: Conformance) {
  const i18n = i18next.createInstance();
  let container: HTMLElement;
  let root: Root | undefined;
  let written: string[] = [];

  const page = (probe: ProbeProps) => <I18nextProvider i18n={i18n}>{element(probe)}</I18nextProvider>;
  const mount = async (node: ReactElement) => {
    root = createRoot(container);
    await act(async () => root?.render(node));
  };
  const unmount = async () => {
    await act(async () => root?.unmount());
    root = undefined;
    // Overlays give the focus back a moment later; it must not take it from the next rendering.
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  };
  const find = () => {
    const found = document.querySelector(`[data-component="${name}"]`);
    if (!found) throw new Error(`Nothing has data-component="${name}".`);
    return found;
  };
  /** What takes `ref` and the rest props. */
  const findTaker = () => {
    const root = find();
    const found = control ? root.querySelector(control) : root;
    if (!found) throw new Error(`Nothing in "${name}" is "${control}".`);
    return found;
  };
  /** Listeners on window and document that nobody took away again. */
  const watchListeners = (): string[] => {
    const open: string[] = [];
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      const key = (type: unknown) => `${target === document ? 'document' : 'window'} ${type}`;
      vi.spyOn(target, 'addEventListener').mockImplementation((...given: unknown[]) => {
        open.push(key(given[0]));
        Reflect.apply(addEventListener, target, given);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((...given: unknown[]) => {
        const index = open.indexOf(key(given[0]));
        if (index >= 0) open.splice(index, 1);
        Reflect.apply(removeEventListener, target, given);
      });
    }
    return open;
  };

  const checks: Record<ConformanceGate, () => Promise<void>> = {
    ref: async () => {
      const given = createRef<Element>();
      await mount(page({ ref: given as Ref<never> }));
      expect(given.current).toBe(findTaker());
      if (ref) expect(given.current).toBeInstanceOf(ref);
      await unmount();
      expect(given.current).toBeNull();
    },
    'rest props': async () => {
      await mount(page({ 'data-probe': 'given' }));
      expect(findTaker().getAttribute('data-probe')).toBe('given');
    },
    'class order': async () => {
      await mount(page({ className: 'p-px probe' }));
      const classes = [...find().classList];
      expect(classes.slice(-2)).toEqual(['p-px', 'probe']);
      expect(classes.filter((one) => /^p-/.test(one))).toEqual(['p-px']);
    },
    'data attributes': async () => {
      await mount(page({}));
      expect(find().getAttribute('data-component')).toBe(name);
      for (const node of document.querySelectorAll('[data-component], [data-part], [data-state]')) {
        for (const key of ['data-component', 'data-part', 'data-state']) {
          const value = node.getAttribute(key);
          if (value !== null) expect(value, key).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
        }
      }
    },
    unmount: async () => {
      // React keeps one listener of its own on the document for good; a first rendering brings it.
      await mount(<p />);
      await unmount();
      const open = watchListeners();
      const before = document.body.childNodes.length;
      await mount(page({}));
      await unmount();
      // Overlays give the focus back a moment later.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(container.innerHTML).toBe('');
      expect(document.body.childNodes.length).toBe(before);
      expect(open).toEqual([]);
    },
    'strict mode': async () => {
      await mount(page({}));
      const plain = withoutIds(document.body.innerHTML);
      await unmount();
      await mount(<StrictMode>{page({})}</StrictMode>);
      expect(withoutIds(document.body.innerHTML)).toBe(plain);
      expect(written).toEqual([]);
    },
    server: async () => {
      const html = renderToString(page({}));
      expect(html === '').toBe(portal);
      container.innerHTML = html;
      const complaints: unknown[] = [];
      await act(async () => {
        root = hydrateRoot(container, page({}), { onRecoverableError: (error) => complaints.push(error) });
      });
      expect(complaints).toEqual([]);
      find();
    },
    console: async () => {
      await mount(page({}));
      await act(async () => root?.render(page({ className: 'again' })));
      await unmount();
      expect(written).toEqual([]);
    },
  };

  return {
    checks,
    open: async () => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      written = [];
      for (const method of consoleMethods) {
        vi.spyOn(console, method).mockImplementation(
          (...parts) => void written.push(parts.map(String).join(' ')),
        );
      }
      container = document.createElement('div');
      document.body.append(container);
      if (i18n.isInitialized) return;
      const namespaces = { ui: uiLocales, extra: extraLocales, ...locales };
      const texts = await Promise.all(
        Object.entries(namespaces).map(async ([key, load]) => [key, await load.en()]),
      );
      await i18n.use(initReactI18next).init({
        lng: 'en',
        ns: Object.keys(namespaces),
        resources: { en: Object.fromEntries(texts) },
      });
    },
    close: async () => {
      await unmount();
      document.body.replaceChildren();
      vi.restoreAllMocks();
    },
  };
}
