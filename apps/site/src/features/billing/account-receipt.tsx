import { PaymentReceipt } from '@footlight/billing-widgets';
import { Alert, Skeleton } from '@footlight/ui';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { usePurchase } from './use-purchase.ts';
import { useStatement } from './use-statement.ts';

/** The receipt of one of the user's own charges. */
export const AccountReceipt = ({ transactionId, backHref }: { transactionId: string; backHref: string }) => {
  const { data: purchase, error } = usePurchase(transactionId);
  const { site } = useSiteConfig();
  const statement = useStatement();
  const errorText = useErrorText();
  if (error) return <Alert tone="error">{errorText(error)}</Alert>;
  if (!purchase) return <Skeleton className="h-60" />;
  return (
    <PaymentReceipt
      purchase={purchase}
      seller={site.display_name}
      statement={statement}
      backHref={backHref}
      onPrint={() => globalThis.print()}
    />
  );
};
