import { CountryNotice } from '@footlight/billing-widgets';
import type { ModalControls } from './registry.ts';

const CountryNoticeModal = ({ close }: ModalControls) => <CountryNotice onClose={() => close()} />;
export default CountryNoticeModal;
