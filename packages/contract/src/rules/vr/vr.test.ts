import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggledVrModule, VR_MODULES, VR_TABS, VR_VIEWS, vrTabOf, vrViewOf } from './vr.ts';

describe('[VR-01] the VR page', () => {
  it('has the tabs, modules and view modes of the specification', () => {
    expect([VR_TABS, VR_MODULES, VR_VIEWS]).toEqual([
      ['chat', 'private', 'purchase_tokens', 'settings'],
      ['lovense', 'spin_wheel', 'tip', 'tip_menu'],
      ['2d', '3d'],
    ]);
  });

  it('takes a tab and a view mode from the address, and ignores any other value', () => {
    for (const tab of VR_TABS) expect(vrTabOf(tab)).toBe(tab);
    for (const view of VR_VIEWS) expect(vrViewOf(view)).toBe(view);
    const unknown = fc
      .oneof(fc.string(), fc.constantFrom('Chat', '3D', '', 'constructor', '__proto__'))
      .filter((text) => ![...VR_TABS, ...VR_VIEWS].some((one) => one === text));
    fc.assert(
      fc.property(fc.option(unknown), (text) => {
        expect([vrTabOf(text), vrViewOf(text)]).toEqual(['chat', '2d']);
      }),
    );
  });

  it('opens one module at a time: a press replaces the open one, or closes it', () => {
    for (const pressed of VR_MODULES) {
      expect(toggledVrModule(null, pressed)).toBe(pressed);
      for (const open of VR_MODULES)
        expect(toggledVrModule(open, pressed)).toBe(open === pressed ? null : pressed);
    }
  });
});
