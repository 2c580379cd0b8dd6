import { lazy } from 'react';

/**
 * The modals of promotions. One id, and what it needs is named here and not in the registry: every id, and every file that
 * one needs, is part of the first view of all pages.
 */
const PromoModal = lazy(() => import('./promo-modal-body.tsx'));
export default PromoModal;
