// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { sectionOf } from './section-of.ts';

const page = `
  <header><div data-part="logo"><a href="/"><img id="logo" alt="" /></a></div><img id="face" alt="" /></header>
  <h1><span id="headline">Live rooms</span></h1>
  <div data-component="rich-text"><p id="own">Doors open <b id="bold">at nine</b></p></div>
  <button type="button"><span id="action">Tip</span></button>
  <div id="surface"><p id="words">Some words</p></div>
`;

afterEach(() => document.body.replaceChildren());

it.each([
  ['logo', 'pictures'],
  ['face', 'colors'],
  ['headline', 'texts'],
  ['own', 'texts'],
  ['bold', 'texts'],
  ['action', 'colors'],
  ['words', 'shape'],
  ['surface', 'colors'],
])('%s leads to %s', (id, section) => {
  document.body.innerHTML = page;
  expect(sectionOf(document.getElementById(id) as HTMLElement)).toBe(section);
});
