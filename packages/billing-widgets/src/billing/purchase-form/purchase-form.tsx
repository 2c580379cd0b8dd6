import type { Product, ProductsAnswer } from '@footlight/contract';
import { cn } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { chosenProduct, type PurchaseGroup } from './packs.ts';
import { PurchaseAction } from './purchase-action.tsx';
import { PurchasePacks } from './purchase-packs.tsx';

/** The purchase and its state; shared by form and dialog. */
export interface PurchaseProps {
  /** Answer of billing/products; null shows a spinner until it arrives. */
  products: ProductsAnswer | null;
  /** Settled tokens; null while unknown. */
  balance: number | null;
  /** `opening`: the biller's page opens; the choice is locked and the button ignores clicks. */
  state: 'idle' | 'opening';
  /** Translated; shown above the button. Without products it takes the spinner's place. */
  error: { message: ReactNode } | null;
  group: PurchaseGroup;
  onGroupChange: (group: PurchaseGroup) => void;
  /** `internal_id` of the chosen product. An id that the shown group does not sell counts as none. */
  selected: string | null;
  onSelect: (id: string) => void;
  onPurchase: (product: Product) => void;
}

/**
 * The two parts of the form, so that a dialog can keep the button visible while the packs scroll; `rest` has all other
 * props.
 */
export const purchaseParts = <Props extends PurchaseProps>({
  products,
  balance,
  state,
  error,
  group,
  onGroupChange,
  selected,
  onSelect,
  onPurchase,
  ...rest
}: Props) => {
  return {
    packs: (
      <PurchasePacks
        products={products}
        balance={balance}
        locked={state === 'opening'}
        failed={error !== null}
        group={group}
        onGroupChange={onGroupChange}
        selected={selected}
        onSelect={onSelect}
      />
    ),
    action: (
      <PurchaseAction
        product={chosenProduct(products, group, selected)}
        state={state}
        error={error}
        onPurchase={onPurchase}
      />
    ),
    rest,
  };
};

export interface PurchaseFormProps
  extends PurchaseProps,
    Omit<ComponentProps<'section'>, 'children' | keyof PurchaseProps> {}

/** The purchase form as part of a page (spec 1 §4, §9; spec 2 §3). */
export function PurchaseForm(props: PurchaseFormProps) {
  const {
    packs,
    action,
    rest: { className, ...rest },
  } = purchaseParts(props);
  return (
    <section
      {...rest}
      data-component="purchase-form"
      data-guard="surface"
      className={cn('flex flex-col gap-6', className)}
    >
      {packs}
      {action}
    </section>
  );
}
