type Axes = Record<string, Record<string, string>>;

/** A value of an axis as a prop: the axis { true, false } is a boolean. */
type PropValue<Key> = Key extends 'true' | 'false' ? boolean : Key;

/** One value for each axis of a definition. */
export type VariantValues<T extends Axes> = { [Axis in keyof T]: PropValue<keyof T[Axis]> };

/** Values that a caller chooses; what is left out takes its default, null takes none. */
type Choice<T extends Axes> = { [Axis in keyof T]?: PropValue<keyof T[Axis]> | null | undefined };

interface Config<T extends Axes> {
  variants: T;
  /** Classes for several values together; a list stands for any of its values. */
  compoundVariants?: readonly ({
    [Axis in keyof T]?: PropValue<keyof T[Axis]> | readonly PropValue<keyof T[Axis]>[];
  } & { className: string })[];
  defaultVariants?: Partial<VariantValues<T>>;
}

/** Class names by variant, and the table they come from, which a matrix story reads. */
export interface VariantClass<T extends Axes> {
  (choice?: Choice<T>): string;
  readonly variants: T;
}

/**
 * Class names by variant, in the form of class-variance-authority, which a test holds it against; the library weighs as
 * much as a button. `buttonClass({ size: 'lg' })` gives class names, `buttonClass.variants` all values.
 */
export function defineVariants<const T extends Axes>(base: string, config: Config<T>): VariantClass<T> {
  const { variants, compoundVariants = [], defaultVariants } = config;
  const classOf = (choice: Choice<T> = {}): string => {
    const chosen = { ...defaultVariants } as Record<string, unknown>;
    for (const axis in choice) if (choice[axis] !== undefined) chosen[axis] = choice[axis];
    const single = Object.entries(variants).map(([axis, values]) => values[String(chosen[axis])]);
    const several = compoundVariants
      .filter(({ className: _, ...wanted }) =>
        Object.entries(wanted).every(([axis, value]) => [value].flat().includes(chosen[axis])),
      )
      .map(({ className }) => className);
    return [base, ...single, ...several].filter(Boolean).join(' ');
  };
  return Object.assign(classOf, { variants });
}
