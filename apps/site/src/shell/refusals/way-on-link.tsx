import { Link, useTexts } from '@footlight/ui';
import { useModals } from '../modals/modals.ts';
import { useReturningTo } from '../session/use-next-path.ts';
import { useBuyTokens } from '../spend/use-buy-tokens.ts';
import type { WayOn } from './ways-on.ts';

const ReturningLink = ({ to, children }: { to: string; children: string }) => (
  <Link href={useReturningTo(to)}>{children}</Link>
);

const ActLink = ({ act, children }: { act: Extract<WayOn, { act: string }>['act']; children: string }) => {
  const modals = useModals();
  const buyTokens = useBuyTokens();
  const does = {
    buy: () => void buyTokens(),
    card: () => void modals.open('add_card', { isReplacement: true }),
    email: () => void modals.open('email_confirm', {}),
    reload: () => globalThis.location.reload(),
  };
  return (
    <Link asChild>
      <button type="button" onClick={does[act]}>
        {children}
      </button>
    </Link>
  );
};

/** What the visitor can do about a refused call, as a link or button in text. */
export const WayOnLink = ({ way }: { way: WayOn }) => {
  const { t } = useTexts(['site', 'common']);
  const label = t(way.label);
  if ('act' in way) return <ActLink act={way.act}>{label}</ActLink>;
  if ('path' in way) return <Link href={way.path}>{label}</Link>;
  return <ReturningLink to={way.returningTo}>{label}</ReturningLink>;
};
