export type MenuAlign = 'start' | 'center' | 'end';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between button and menu, and between menu and the edge of the window. */
const GAP = 6;
const EDGE = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Where a menu stands in the window: below its button, above it where more room is and below is too little; never over an
 * edge. `room` is the height that it may have there.
 */
export function menuPlace(
  button: Box,
  menu: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  align: MenuAlign,
  isRtl: boolean,
): { left: number; top: number; room: number } {
  const starts = { start: button.left, end: button.left + button.width - menu.width };
  const across = align === 'center' ? (starts.start + starts.end) / 2 : starts[flipped(align, isRtl)];
  const bottom = button.top + button.height;
  const below = view.height - bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const isAbove = menu.height > below && above > below;
  const room = Math.max(0, isAbove ? above : below);
  return {
    left: Math.round(clamp(across, EDGE, Math.max(EDGE, view.width - menu.width - EDGE))),
    top: Math.round(isAbove ? button.top - GAP - Math.min(menu.height, room) : bottom + GAP),
    room: Math.floor(room),
  };
}

const flipped = (align: 'start' | 'end', isRtl: boolean) =>
  isRtl ? (align === 'start' ? 'end' : 'start') : align;

/**
 * Keeps a menu beside its button until the answer is called: when anything scrolls, when the window or the menu change
 * their size. Writes to the element and not through React, and reads the page's layout once.
 */
export function placeMenu(button: Element, menu: HTMLElement, align: MenuAlign): () => void {
  const isRtl = getComputedStyle(menu).direction === 'rtl';
  const place = () => {
    // Its whole height, which an earlier place may have cut.
    const size = { width: menu.offsetWidth, height: Math.max(menu.scrollHeight, menu.offsetHeight) };
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top, room } = menuPlace(
      button.getBoundingClientRect(),
      size,
      { width, height },
      align,
      isRtl,
    );
    // Inside something that is moved or contains its layout, places are counted from there.
    const origin = menu.offsetParent?.getBoundingClientRect();
    menu.style.left = `${left - (origin?.left ?? 0)}px`;
    menu.style.top = `${top - (origin?.top ?? 0)}px`;
    menu.style.setProperty('--menu-available-height', `${room}px`);
  };
  place();
  const resize = new ResizeObserver(place);
  resize.observe(menu);
  const scroll = ({ target }: Event) => {
    if (target !== menu) place();
  };
  document.addEventListener('scroll', scroll, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    resize.disconnect();
    document.removeEventListener('scroll', scroll, { capture: true });
    removeEventListener('resize', place);
  };
}
