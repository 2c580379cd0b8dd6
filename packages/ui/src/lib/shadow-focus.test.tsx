// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { focusedElement, keepTabInShadow } from './shadow-focus.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('finds the focus inside a shadow root, and leads Tab from its last control to the first and back', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  act(() =>
    root.render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a layer hears the keys of its controls
      <div onKeyDown={keepTabInShadow}>
        <button type="button" id="first" />
        <button type="button" disabled />
        <button type="button" id="last" />
      </div>,
    ),
  );
  // There is no layout here.
  for (const element of shadow.querySelectorAll('button')) element.checkVisibility = () => true;
  const button = (id: string) => shadow.getElementById(id) as HTMLElement;
  const tab = (shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
    act(() => void shadow.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };

  button('first').focus();
  expect(document.activeElement).toBe(host);
  expect(focusedElement()).toBe(button('first'));
  expect(tab()).toBe(false);
  button('last').focus();
  expect(tab()).toBe(true);
  expect(focusedElement()).toBe(button('first'));
  expect(tab(true)).toBe(true);
  expect(focusedElement()).toBe(button('last'));
  act(() => root.unmount());
  host.remove();
});
