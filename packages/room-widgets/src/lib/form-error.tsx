import { Alert } from '@footlight/ui';
import type { ReactNode } from 'react';

/** Why the platform refused a form, above its buttons. */
export const FormError = ({ children, className }: { children: ReactNode; className?: string }) =>
  children ? (
    <Alert tone="error" size="sm" live className={className}>
      {children}
    </Alert>
  ) : null;
