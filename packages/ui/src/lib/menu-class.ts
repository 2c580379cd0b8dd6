/** Styles shared by dropdown and context menus. Token: `--menu-radius`. */
export const menuClass =
  'z-50 max-w-[calc(100vw-1rem)] min-w-52 overflow-y-auto border border-border bg-surface-raised p-1.5 shadow-lg rounded-[var(--menu-radius,--theme(--radius-lg))] data-[state=open]:animate-rise';

// Forced colours remove backgrounds: the focused item keeps its otherwise transparent outline, and the highlighted one
// its border.
export const menuItemClass =
  'flex min-h-9 w-full cursor-pointer select-none items-center gap-2.5 rounded-sm border border-transparent px-2.5 py-1.5 text-base -outline-offset-2 outline-transparent transition-colors data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-primary-soft data-[state=open]:bg-primary-soft data-[highlighted]:text-text forced-colors:data-[highlighted]:border-[Highlight] [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-text-muted';
