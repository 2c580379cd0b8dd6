import { cn, Dialog, useTexts } from '@footlight/ui';
import {
  BadgeCheck,
  ChevronRight,
  CreditCard,
  Landmark,
  type LucideIcon,
  SlidersHorizontal,
} from 'lucide-react';
import type { ComponentProps } from 'react';

/** Options after a declined card (spec 1 §8), in display order. */
export const declinedOptions = [
  'get_verified',
  'alternate_biller',
  'different_card',
  'adjust_amount',
] as const;
export type DeclinedOption = (typeof declinedOptions)[number];

const looks = {
  get_verified: { icon: BadgeCheck, text: 'getVerified' },
  alternate_biller: { icon: Landmark, text: 'alternateBiller' },
  different_card: { icon: CreditCard, text: 'differentCard' },
  adjust_amount: { icon: SlidersHorizontal, text: 'adjustAmount' },
} as const satisfies Record<DeclinedOption, { icon: LucideIcon; text: string }>;

export interface PaymentDeclinedProps extends Omit<ComponentProps<'ul'>, 'children'> {
  onOption: (option: DeclinedOption) => void;
  onClose: () => void;
}

/**
 * A dialog with the four options after a declined card (spec 1 §8). Ref, class and other attributes go to the list.
 * Token: `--option-radius`.
 */
export function PaymentDeclined({ onOption, onClose, className, ...rest }: PaymentDeclinedProps) {
  const { t } = useTexts('billing');
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={onClose}
      title={t('declined.title')}
      description={t('declined.text')}
    >
      <ul
        aria-label={t('declined.options')}
        {...rest}
        data-component="payment-declined"
        className={cn('flex flex-col gap-2', className)}
      >
        {declinedOptions.map((option) => {
          const { icon: Icon, text } = looks[option];
          return (
            <li key={option}>
              <button
                type="button"
                data-part="option"
                data-option={option}
                onClick={() => onOption(option)}
                className="flex w-full items-center gap-3 border border-border-strong bg-surface p-3 text-start transition-colors rounded-[var(--option-radius,--theme(--radius-lg))] hover:bg-surface-sunken"
              >
                <span
                  aria-hidden="true"
                  data-part="icon"
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft [&_svg]:size-5"
                >
                  <Icon />
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span data-part="label" className="block font-semibold">
                    {t(`declined.${text}`)}
                  </span>
                  <span data-part="hint" className="block text-sm text-text-muted">
                    {t(`declined.${text}Hint`)}
                  </span>
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-text-muted rtl:-scale-x-100"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
