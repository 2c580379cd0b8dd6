import type { ReactNode } from 'react';

type Axes = Record<string, Record<string, string>>;

/** A value of an axis as a prop: the axis { true, false } is a boolean. */
type PropValue<Key> = Key extends 'true' | 'false' ? boolean : Key;
type VariantValues<T extends Axes> = { [Axis in keyof T]: PropValue<keyof T[Axis]> };
type Values = Readonly<Record<string, string | boolean>>;

const propValue = (value: string): string | boolean =>
  value === 'true' ? true : value === 'false' ? false : value;

/** Every combination of the values of all axes. */
export function combinations(axes: Axes): Values[] {
  return Object.entries(axes).reduce<Values[]>(
    (rows, [axis, values]) =>
      rows.flatMap((row) => Object.keys(values).map((value) => ({ ...row, [axis]: propValue(value) }))),
    [{}],
  );
}

const labelOf = (values: Values) =>
  Object.entries(values)
    .map(([axis, value]) => (typeof value === 'boolean' ? (value ? axis : `no ${axis}`) : value))
    .join(' · ');

const PARTS = [undefined, '::before', '::after'];
/** Attributes that nobody sees: what they change is in the computed styles. */
const UNSEEN = /^(?:data-|aria-|class$|id$|for$|name$|style$)/;

const stylesOf = (element: Element, part?: string): string => {
  const style = getComputedStyle(element, part);
  // Without content there is no such part, and reading its 400 styles takes as long as reading those of the element.
  if (part && style.content === 'none') return '';
  return Array.from(style, (property) => style.getPropertyValue(property)).join(';');
};

/** What one sees of an element without its children. */
const lookOfElement = (element: Element): string[] => [
  element.tagName,
  ...[...element.attributes]
    .filter(({ name }) => !UNSEEN.test(name))
    .map(({ name, value }) => `${name}=${value}`),
  ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent ?? ''),
  ...PARTS.map((part) => stylesOf(element, part)),
];

/** What one sees of a cell. */
const lookOf = (cell: Element): string =>
  [...cell.querySelectorAll('[data-cell-content] *')].flatMap(lookOfElement).join('\n');

/** Axes with two values that render the same: the component ignores one of them. */
export function deadValues(axes: Axes, look: (values: Values) => string): string[] {
  const [base = {}] = combinations(axes);
  return Object.entries(axes).flatMap(([axis, values]) => {
    const seen = new Map<string, string>();
    return Object.keys(values).flatMap((value) => {
      const shown = look({ ...base, [axis]: propValue(value) });
      const twin = seen.get(shown);
      seen.set(shown, value);
      return twin === undefined ? [] : [`${axis} "${value}" shows the same as "${twin}"`];
    });
  });
}

/**
 * A story of all variants, generated from the table that the component passes to cva, so that new values appear
 * automatically. Its test fails if a value has no effect.
 *
 * @param variants the table, such as `buttonVariants`
 * @param cell renders one combination; the table types its props
 */
export function variantMatrix<T extends Axes>(variants: T, cell: (props: VariantValues<T>) => ReactNode) {
  const all = combinations(variants);
  return {
    parameters: { controls: { disable: true } },
    render: () => (
      <div data-matrix="" className="flex flex-wrap items-start gap-x-6 gap-y-5">
        {all.map((values) => (
          <div key={labelOf(values)} data-cell={labelOf(values)} className="min-w-0 max-w-full">
            <p className="mb-1.5 text-2xs text-text-muted">{labelOf(values)}</p>
            {/* The table gives exactly its own axes; the compiler cannot follow the loop. */}
            <div data-cell-content="">{cell(values as VariantValues<T>)}</div>
          </div>
        ))}
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      for (const matrix of canvasElement.querySelectorAll('[data-matrix]')) {
        const cells = new Map(
          [...matrix.querySelectorAll('[data-cell]')].map((cell) => [cell.getAttribute('data-cell'), cell]),
        );
        const dead = deadValues(variants, (values) => {
          const found = cells.get(labelOf(values));
          if (!found) throw new Error(`The matrix has no cell "${labelOf(values)}".`);
          return lookOf(found);
        });
        if (dead.length > 0) throw new Error(dead.join('; '));
      }
    },
  };
}
