import { expect, it } from 'vitest';
import { keyCap } from './key-caps.ts';

it('knows the keyboards apart', () => {
  expect(keyCap('Mod', false)).toEqual({ sign: null, text: 'ctrl', raw: 'Mod' });
  expect(keyCap('Mod', true)).toEqual({ sign: '⌘', text: 'command', raw: 'Mod' });
  expect(keyCap('Alt', true)).toMatchObject({ sign: '⌥', text: 'option' });
  expect(keyCap('ArrowLeft', false)).toMatchObject({ sign: '←', text: 'left' });
});

it('leaves other keys as they are', () => {
  expect(keyCap('k', false)).toEqual({ sign: null, text: null, raw: 'K' });
  expect(keyCap('?', false).raw).toBe('?');
  expect(keyCap('constructor', false)).toEqual({ sign: null, text: null, raw: 'constructor' });
});
