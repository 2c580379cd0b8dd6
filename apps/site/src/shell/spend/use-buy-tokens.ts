import { tokenShopEntry } from '@footlight/contract';
import { useNavigate } from 'react-router';
import { useModals } from '../modals/modals.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { useReturningTo } from '../session/use-next-path.ts';

/** Opens the token shop, or what this visitor gets instead (spec 1 §4, token purchase entry). */
export const useBuyTokens = () => {
  const { data } = useCurrentUser();
  const navigate = useNavigate();
  const modals = useModals();
  const login = useReturningTo('/login');
  return () => {
    if (!data) return;
    switch (tokenShopEntry(data)) {
      case 'login':
        return navigate(login);
      case 'country_notice':
        return modals.open('country_notice', {});
      case 'postpay':
        return modals.open('spending', { kind: 'postpay' });
      case 'account_tokens':
        return navigate('/account/tokens');
      default:
        return modals.open('purchase_tokens', { group: 'credit' });
    }
  };
};
