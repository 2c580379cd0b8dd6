export { ChangeUsernameModal } from './change-username-modal.tsx';
export { EmailConfirmModal } from './email-confirm-modal.tsx';
export { ForgotPasswordModal } from './forgot-password-modal.tsx';
