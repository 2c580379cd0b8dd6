import { cva } from 'class-variance-authority';

type Axes = Record<string, Record<string, string>>;
type Config<T> = NonNullable<Parameters<typeof cva<T>>[1]>;

/** A value of an axis as a prop: the axis { true, false } is a boolean. */
type PropValue<Key> = Key extends 'true' | 'false' ? boolean : Key;

/** One value for each axis of a definition. */
export type VariantValues<T extends Axes> = { [Axis in keyof T]: PropValue<keyof T[Axis]> };

/** Class names by variant, and the table they come from, which a matrix story reads. */
export type VariantClass<T extends Axes> = ReturnType<typeof cva<T>> & { readonly variants: T };

/** `cva` that keeps its table: `buttonClass({ size: 'lg' })` gives class names, `buttonClass.variants` all values. */
export function defineVariants<const T extends Axes>(
  base: string,
  config: Config<T> & { variants: T },
): VariantClass<T> {
  return Object.assign(cva<T>(base, config), { variants: config.variants });
}
