import type { Purchase } from '@footlight/contract';
import { Button, cn, Link, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { purchaseNotice } from '../../lib/purchase-notice.ts';
import { useMoney } from '../../lib/use-money.ts';

export interface PaymentReceiptProps extends Omit<ComponentProps<'article'>, 'children'> {
  purchase: Purchase;
  /** The seller: the name of the brand. */
  seller: string;
  /** The text on the payer's bank statement; null while unknown. */
  statement?: string | null;
  /** Address of the list of payments. */
  backHref: string;
  onPrint: () => void;
}

/** A printable receipt of one charge. It shows what the ledger says, including refunds. */
export function PaymentReceipt({
  purchase,
  seller,
  statement = null,
  backHref,
  onPrint,
  className,
  ...rest
}: PaymentReceiptProps) {
  const { t, language } = useTexts('billing');
  const number = useNumber();
  const money = useMoney();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const notice = purchaseNotice(purchase);
  const { decided_at: decided, created_at: created, reversed_at: reversed } = purchase;
  const facts: [name: string, value: string][] = [
    [t('receipt.number'), purchase.transaction_id],
    [t('receipt.date'), when.format(new Date(decided ?? created))],
    [t('receipt.what'), t('receipt.whatText', { shown: number(purchase.tokens) })],
    [t('receipt.amount'), money(purchase.amount)],
    [t('receipt.state'), t(`receipt.${purchase.state}`)],
    // Declined, undecided and asynchronous payments appear on no card statement.
    ...(statement && decided && purchase.state !== 'declined' && !purchase.wait
      ? [[t('receipt.statement'), statement] as [string, string]]
      : []),
    ...(reversed ? [[t('receipt.reversed'), when.format(new Date(reversed))] as [string, string]] : []),
  ];
  return (
    <article
      {...rest}
      data-component="payment-receipt"
      data-guard="surface"
      data-state={purchase.state}
      className={cn('flex flex-col gap-5 rounded-xl border border-border bg-surface p-5', className)}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="heading text-xl">{t('receipt.title')}</h2>
        <span data-part="seller" className="text-text-muted wrap-anywhere">
          {seller}
        </span>
      </header>
      <dl data-part="facts" className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted">{name}</dt>
            <dd className="numeric min-w-0 text-end font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {notice ? (
        <p data-part="notice" className="text-text-muted">
          {t(notice)}
        </p>
      ) : null}
      <div data-part="actions" className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={backHref}>{t('receipt.back')}</Link>
        <Button variant="outline" onClick={onPrint}>
          {t('receipt.print')}
        </Button>
      </div>
    </article>
  );
}
