import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuAlign, menuPlace } from './place-menu.ts';

const view = { width: 390, height: 800 };
const menu = { width: 200, height: 300 };

describe('the place of a menu', () => {
  it('is under its button, at the side that it is aligned to, as the page reads', () => {
    const button = { left: 150, top: 100, width: 100, height: 40 };
    const at = (align: MenuAlign, isRtl = false) => menuPlace(button, menu, view, align, isRtl);
    expect(at('start')).toEqual({ left: 150, top: 146, room: 646 });
    expect(at('end').left).toBe(50);
    expect(at('center').left).toBe(100);
    expect(at('start', true).left).toBe(50);
    expect(at('end', true).left).toBe(150);
  });

  it('is above where more room is and below is too little', () => {
    const low = { left: 8, top: 700, width: 100, height: 40 };
    expect(menuPlace(low, menu, view, 'start', false)).toEqual({ left: 8, top: 394, room: 686 });
    expect(menuPlace(low, { width: 200, height: 40 }, view, 'start', false).top).toBe(746);
  });

  it('given any button and menu, is inside the window if the window has the width', () => {
    const length = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        fc.record({ left: length(500), top: length(900), width: length(300), height: length(100) }),
        fc.record({ width: length(360), height: length(2_000) }),
        fc.constantFrom<MenuAlign>('start', 'center', 'end'),
        fc.boolean(),
        (button, size, align, isRtl) => {
          const { left, top, room } = menuPlace(button, size, view, align, isRtl);
          expect(left).toBeGreaterThanOrEqual(8);
          expect(left + size.width).toBeLessThanOrEqual(Math.max(view.width - 8, 8 + size.width));
          expect(room).toBeGreaterThanOrEqual(0);
          // A button out of the window has its menu out of it too: it goes with the button.
          if (button.top >= 22 && button.top + button.height <= view.height - 22) {
            expect(top).toBeGreaterThanOrEqual(7);
            expect(top + Math.min(size.height, room)).toBeLessThanOrEqual(view.height - 7);
          }
        },
      ),
    );
  });
});
