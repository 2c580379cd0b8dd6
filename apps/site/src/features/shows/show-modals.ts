/** The modals of shows in one chunk, because a viewer who opens one usually opens another. */
export { PrivateRequestModal } from './private-request-modal.tsx';
export { ShowEndModal } from './show-end-modal.tsx';
export { ShowEndedModal } from './show-ended-modal.tsx';
export { SpyConfirmModal } from './spy-confirm-modal.tsx';
