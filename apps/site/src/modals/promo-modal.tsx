import { lazy } from 'react';
import type { PromoModalProps } from './promo-modal-body.tsx';
import type { ModalControls } from './registry.ts';

const Body = lazy(() => import('./promo-modal-body.tsx'));

/**
 * The modals of promotions. One id, and what it needs is named here and not in the registry: every id, and every file that
 * one needs, is part of the first view of all pages.
 */
const PromoModal = (props: PromoModalProps & ModalControls) => <Body {...props} />;
export default PromoModal;
