import { cn, Dialog } from '@footlight/ui';
import { BadgeCheck, ChevronRight, CreditCard, Landmark, type LucideIcon, Scaling } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The four ways on after a declined card (spec 1 §8), in the spec's order. */
const declinedOptions = ['get_verified', 'alternate_biller', 'different_card', 'adjust_amount'] as const;
export type DeclinedOption = (typeof declinedOptions)[number];

const looks: Record<
  DeclinedOption,
  { icon: LucideIcon; text: 'getVerified' | 'alternateBiller' | 'differentCard' | 'adjustAmount' }
> = {
  get_verified: { icon: BadgeCheck, text: 'getVerified' },
  alternate_biller: { icon: Landmark, text: 'alternateBiller' },
  different_card: { icon: CreditCard, text: 'differentCard' },
  adjust_amount: { icon: Scaling, text: 'adjustAmount' },
};

export interface PaymentDeclinedProps {
  onChoose: (option: DeclinedOption) => void;
  className?: string;
}

/** The options of the declined-card modal. Its title and text are the dialog's own. */
export function PaymentDeclined({ onChoose, className }: PaymentDeclinedProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  return (
    <ul
      data-component="payment-declined"
      aria-label={t('declined.options')}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      {declinedOptions.map((option) => {
        const { icon: Icon, text } = looks[option];
        return (
          <li key={option}>
            <button
              type="button"
              data-part="option"
              data-option={option}
              aria-labelledby={`${id}-${option}`}
              aria-describedby={`${id}-${option}-hint`}
              onClick={() => onChoose(option)}
              className="flex w-full items-center gap-3 border border-border-strong bg-surface p-4 text-left transition-colors rounded-[var(--declined-option-radius,--theme(--radius-lg))] hover:border-text-muted hover:bg-surface-sunken"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary-text" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span id={`${id}-${option}`} className="block font-semibold">
                  {t(`declined.${text}`)}
                </span>
                <span id={`${id}-${option}-hint`} className="block text-sm text-text-muted">
                  {t(`declined.${text}Hint`)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export interface PaymentDeclinedDialogProps extends PaymentDeclinedProps {
  open?: boolean;
  onClose: () => void;
}

/** The declined-card modal: 'Payment Declined' and four ways on. */
export function PaymentDeclinedDialog({ open = true, onClose, ...content }: PaymentDeclinedDialogProps) {
  const { t } = useTranslation('billing');
  return (
    <Dialog
      open={open}
      size="sm"
      onClose={onClose}
      title={t('declined.title')}
      description={t('declined.text')}
    >
      <PaymentDeclined {...content} />
    </Dialog>
  );
}
