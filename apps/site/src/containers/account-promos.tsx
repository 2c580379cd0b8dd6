import { FreeTokens } from '@footlight/billing-widgets';
import { Button, useNumber, useTexts } from '@footlight/ui';
import { LoaderPinwheel } from 'lucide-react';
import { wheelsKey } from '../data/promo-keys.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useRead } from '../data/use-read.ts';
import { useModals } from '../modals/modals.ts';
import { PromoCorner } from '../screens/promo-corner/promo-corner.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import { useResendEmail } from './use-resend-email.ts';
import { WithPromoTexts } from './with-promo-texts.tsx';

const Corner = () => {
  const { t } = useTexts('promos');
  const number = useNumber();
  const { data } = useCurrentUser();
  const { data: wheels } = useRead(wheelsKey);
  const modals = useModals();
  const resending = useResendEmail();
  const held = data?.user.free_tokens_on_hold ?? 0;
  return (
    <PromoCorner
      title={t('section')}
      notice={held > 0 ? <FreeTokens tokens={held} {...resending} /> : null}
      code={<PromoCodeForm />}
      wheels={wheels?.wheels.map(({ name, spins }) => (
        <Button
          key={name}
          variant="outline"
          iconStart={<LoaderPinwheel className="size-5" />}
          onClick={() => void modals.open('promo', { show: { kind: 'wheel', wheel: name } })}
        >
          {spins > 0 ? `${t(`wheel.${name}`)} (${number(spins)})` : t(`wheel.${name}`)}
        </Button>
      ))}
    />
  );
};

/** Free tokens, a promo code and the wheels, on the page of one's tokens. A file of its own: it is loaded when it is shown. */
const AccountPromos = () => (
  <WithPromoTexts>
    <Corner />
  </WithPromoTexts>
);
export default AccountPromos;
