import { PaymentReceipt } from '@footlight/billing-widgets';
import { Alert, Skeleton } from '@footlight/ui';
import { useErrorText } from '../data/use-error-text.ts';
import { usePurchase } from '../data/use-purchase.ts';
import { useSiteConfig } from '../data/use-site-config.ts';
import { useStatement } from '../data/use-statement.ts';

/** The receipt of one's own charge; nobody else's is told. */
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
