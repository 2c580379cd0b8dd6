import { expect, it } from 'vitest';
import { layerSheet } from './layer-sheet.mjs';

const OURS = '[data-component]:not([data-component=brand-scope])';
const scope = `:where(${OURS},${OURS} *)`;

it('keeps classes to our components, in a layer above those of the host', () => {
  const sheet = layerSheet('@layer utilities{.a>.b:before{color:red}}');
  expect(sheet).toContain(`@layer footlight.utilities{.a>.b${scope}:before{color:red}}`);
});

it('resets elements in our components only, in a layer below the host’s classes', () => {
  const sheet = layerSheet('@layer base{button{border:0}}@layer utilities{.a{color:red}}');
  expect(sheet).toContain(`@layer footlight-reset{button${scope}{border:0}}`);
  const order = ['footlight-reset', 'components,utilities', 'footlight.utilities'].map((name) =>
    sheet.indexOf(`@layer ${name}`),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

it('leaves the page as it is: its styles go to the outermost component, without the background', () => {
  const sheet = layerSheet('@layer base{body{background-color:red;color:#00f;cursor:auto!important}}');
  expect(sheet).toMatch(/:where\(\[data-component\]:not\([^{]*\)\).*\{color:#00f;cursor:auto\}/);
  expect(sheet).not.toMatch(/body|background|important/);
});

it('leaves a background with a variable to the page, too', () => {
  const sheet = layerSheet('@layer base{body{background-color:var(--fl-canvas);color:#00f}}');
  expect(sheet).not.toContain('canvas');
});

it('gives a control the text of its own brand, though the reset lets controls inherit', () => {
  const sheet = layerSheet('@layer base{button{font:inherit}body{font-family:x}}');
  expect(sheet).toMatch(/button:where\([^{]*\{font:inherit\}.*:is\(a,button,[^{]*\{font-family:x\}/);
});

it('sets nothing but own variables on the root element', () => {
  const sheet = layerSheet(
    '@layer base{:root{--fl-x:1px;text-size-adjust:100%}}@property --tw-y{syntax:"*";inherits:false}',
  );
  expect(sheet).toContain(':root{--fl-x:1px}');
  expect(sheet).toContain('@property --fl-tw-y');
});

it('puts rules outside of layers into ours', () => {
  const sheet = layerSheet('@media print{.a{color:red}}');
  expect(sheet).toContain(`@layer footlight{@media print{.a${scope}{color:red}}}`);
});
