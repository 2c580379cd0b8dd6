import { tokenShopEntry } from '@footlight/contract';
import { useNavigate } from 'react-router';
import { useApi } from '../api/api.ts';
import { useModals } from '../modals/modals.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { useReturningTo } from '../session/use-next-path.ts';

/** Opens the token shop, or what this visitor gets instead (spec 1 §4, token purchase entry). */
export const useBuyTokens = () => {
  const { data } = useCurrentUser();
  const navigate = useNavigate();
  const modals = useModals();
  const api = useApi();
  const login = useReturningTo('/login');
  /** The platform names the page, which may be on another site. */
  const toPurchasePage = async () => {
    const { origin } = globalThis.location;
    const link = await api('GET /billing/purchase_link').then(
      ({ purchase_link }) => new URL(purchase_link, origin),
      () => new URL('/account/tokens', origin),
    );
    if (link.origin !== origin) return globalThis.location.assign(link.href);
    return navigate(`${link.pathname}${link.search}`);
  };
  return async () => {
    // A click may happen before this part of the page knows the user.
    const visitor = data ?? (await api('GET /user/current').catch(() => null));
    if (!visitor) return;
    switch (tokenShopEntry(visitor)) {
      case 'login':
        return navigate(login);
      case 'country_notice':
        return modals.open('country_notice', {});
      case 'postpay':
        return modals.open('limits', { kind: 'postpay' });
      case 'account_tokens':
        return toPurchasePage();
      default:
        return modals.open('purchase_tokens', { group: 'credit' });
    }
  };
};
