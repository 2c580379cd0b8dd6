import { FreeTokens, PromoCorner } from '@footlight/billing-widgets';
import { Button, useNumber, useTexts } from '@footlight/ui';
import { LoaderPinwheel } from 'lucide-react';
import { useResendEmail } from '../../shell/account/use-resend-email.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import { wheelsKey } from './promo-keys.ts';

/** Free tokens, promo code and wheels on the tokens page. */
const AccountPromos = () => {
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

export default AccountPromos;
