import type { ReactNode } from 'react';
import type { VariantClass, VariantValues } from '../lib/variants.ts';

type Axes = Record<string, Record<string, string>>;
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

/** The look of a cell, without what differs by chance: ids made by React. */
const lookOf = (cell: Element) =>
  (cell.querySelector('[data-cell-content]')?.innerHTML ?? '').replaceAll(/(_r_|radix-|:r)[^"]*/g, '');

/** Axes with a value that shows the same as another one: the component does not know it. */
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
 * A story of all variants, read from the component's own table, so that a new value is shown without a word here.
 * Its test fails when the component leaves a value of the table without effect.
 *
 * @param definition the table, such as `buttonClass`
 * @param cell draws one combination; its props are typed by the table
 */
export function variantMatrix<T extends Axes>(
  definition: VariantClass<T>,
  cell: (props: VariantValues<T>) => ReactNode,
) {
  const all = combinations(definition.variants);
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
        const dead = deadValues(definition.variants, (values) => {
          const found = cells.get(labelOf(values));
          if (!found) throw new Error(`The matrix has no cell "${labelOf(values)}".`);
          return lookOf(found);
        });
        if (dead.length > 0) throw new Error(dead.join('; '));
      }
    },
  };
}
