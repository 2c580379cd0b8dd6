import { useSearchParams } from 'react-router';
import { AgeCheckFlow } from '../../features/age/age-check-flow.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useNextPath } from '../../shell/session/use-next-path.ts';

/** `/verify-age`: for guests and accounts. The provider sends visitors back here, with `checked=1`. */
export const VerifyAgePage = () => {
  const [search] = useSearchParams();
  const next = useNextPath();
  const modals = useModals();
  return (
    <div className="mx-auto w-full max-w-[560px] px-3 py-10 desktop:py-16">
      <AgeCheckFlow
        next={next}
        back={search.get('checked') === '1'}
        onSignUp={() => void modals.open('signup', {})}
      />
    </div>
  );
};
