import type { Product, ProductsAnswer } from '@footlight/contract';
import { cn, useOwnValue } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { chosenProduct, type PurchaseGroup, startingPack } from './packs.ts';
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
  /** The payment method. Without it, the form keeps it itself. */
  group?: PurchaseGroup;
  defaultGroup?: PurchaseGroup;
  onGroupChange?: (group: PurchaseGroup) => void;
  /**
   * `internal_id` of the chosen product. An id that the shown group does not sell counts as none. Without it, the form keeps
   * the choice itself and starts with that of `startingPack`.
   */
  selected?: string | null;
  defaultSelected?: string | null;
  onSelect?: (id: string) => void;
  onPurchase: (product: Product) => void;
}

/**
 * The two parts of the form, so that a dialog can keep the button visible while the packs scroll; `rest` has all other
 * props.
 */
export const usePurchaseParts = <Props extends PurchaseProps>({
  products,
  balance,
  state,
  error,
  group: givenGroup,
  defaultGroup = 'credit',
  onGroupChange,
  selected: givenSelected,
  defaultSelected = null,
  onSelect,
  onPurchase,
  ...rest
}: Props) => {
  const [group, setGroup] = useOwnValue(givenGroup, defaultGroup, onGroupChange);
  const [own, select] = useOwnValue<string | null, string>(givenSelected, defaultSelected, onSelect);
  const selected = givenSelected === undefined && products ? startingPack(products, group, own) : own;
  return {
    packs: (
      <PurchasePacks
        products={products}
        balance={balance}
        locked={state === 'opening'}
        failed={error !== null}
        group={group}
        onGroupChange={setGroup}
        selected={selected}
        onSelect={select}
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
  } = usePurchaseParts(props);
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
