import { AGE_CHECK_PATH } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../shell/session/use-current-user.ts';

const useNeedsAge = (): boolean => {
  const { pathname } = useLocation();
  const { data } = useCurrentUser();
  return data?.user.ageVerification.required === true && pathname !== AGE_CHECK_PATH;
};

export const LazyAgeNotice = lazyComponent(() => import('../features/age/age-notice-here.tsx'), {
  useIsShown: useNeedsAge,
  place: 'notice',
});
