import { lazyComponent } from '@footlight/ui';
import { PrivateRequestModal } from '../../features/shows/show-modals.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';

const ReUpSuggestion = lazyComponent(() => import('../../features/limits/re-up-suggestion.tsx'));

/** The request for a private show, with an offer of auto re-up for viewers with few tokens. */
const PrivateRequestWithReUp = (props: ModalProps<'private_request'>) => (
  <PrivateRequestModal {...props} suggestion={<ReUpSuggestion />} />
);

export default PrivateRequestWithReUp;
