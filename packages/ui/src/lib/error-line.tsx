import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorLineProps {
  /** For `aria-describedby` of the control. */
  id: string;
  message: ReactNode;
}

/** The error text below a control; announced when it appears. */
export const ErrorLine = ({ id, message }: ErrorLineProps) => (
  // Empty, it takes no space but stays there: a region that appears with its text is not announced everywhere.
  <div aria-live="polite" className="empty:absolute">
    {message ? (
      <p id={id} data-part="error" className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{message}</span>
      </p>
    ) : null}
  </div>
);
