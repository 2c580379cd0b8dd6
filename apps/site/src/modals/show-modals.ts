/** The modals of shows, in one chunk: who opens one will see another. */
export { PrivateRequestModal } from './private-request-modal.tsx';
export { ShowEndModal } from './show-end-modal.tsx';
export { ShowEndedModal } from './show-ended-modal.tsx';
export { SpyConfirmModal } from './spy-confirm-modal.tsx';
