import { CountryNotice } from '@footlight/billing-widgets';
import type { ModalProps } from '../../shell/modals/modal-props.ts';

const CountryNoticeModal = ({ close }: ModalProps<'country_notice'>) => (
  <CountryNotice onClose={() => close()} />
);
export default CountryNoticeModal;
