// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { itemAt, itemByKey, itemByLetters } from './menu-keys.ts';

const menuOf = (...texts: string[]): HTMLElement => {
  document.body.innerHTML = `<div role="menu" tabindex="-1">${texts
    .map((text) =>
      text === '-'
        ? '<div role="menuitem" tabindex="-1" aria-disabled="true">Sealed</div>'
        : `<div role="menuitem" tabindex="-1"><b>${text}</b></div>`,
    )
    .join('')}</div>`;
  return document.body.firstElementChild as HTMLElement;
};
const press = (menu: HTMLElement, key: string) => {
  const goal = itemByKey(menu, key);
  goal?.focus();
  return goal?.textContent;
};
const type = (menu: HTMLElement, letters: string) => {
  const goal = itemByLetters(menu, letters);
  goal?.focus();
  return goal?.textContent;
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('keys in a menu', () => {
  it('arrows begin at either end, stop there, and pass over what is disabled', () => {
    const menu = menuOf('One', '-', 'Two');
    expect(press(menu, 'ArrowDown')).toBe('One');
    expect(press(menu, 'ArrowDown')).toBe('Two');
    expect(press(menu, 'ArrowDown')).toBe('Two');
    expect(press(menu, 'Home')).toBe('One');
    expect(press(menu, 'ArrowUp')).toBe('One');
    expect(press(menu, 'End')).toBe('Two');
    expect(press(menu, 'x')).toBeUndefined();
    expect(press(menuOf('One', 'Two'), 'ArrowUp')).toBe('Two');
    expect(press(menuOf('-'), 'ArrowDown')).toBeUndefined();
  });

  it('letters lead to what begins so, one letter again through all that do', () => {
    const menu = menuOf('Settings', 'Sign out', 'Éloge', '-');
    expect(type(menu, 's')).toBe('Settings');
    expect(type(menu, 's')).toBe('Sign out');
    expect(type(menu, 'ss')).toBe('Settings');
    expect(type(menu, 'si')).toBe('Sign out');
    expect(type(menu, 'SIG')).toBe('Sign out');
    expect(type(menu, 'é')).toBe('Éloge');
    expect(type(menu, 'sea')).toBeUndefined();
  });

  it('an item is found from what stands in it, a disabled one is not', () => {
    const menu = menuOf('One', '-');
    expect(itemAt(menu.querySelector('b') as Element)?.textContent).toBe('One');
    expect(itemAt(menu.lastElementChild as Element)).toBeNull();
    expect(itemAt(menu)).toBeNull();
  });
});
