import { type ReactNode, useCallback } from 'react';
import { useErrorText } from '../errors/use-error-text.ts';
import { useToast } from '../toasts/toasts.ts';
import { WayOnLink } from './way-on-link.tsx';
import { wayOnFrom } from './ways-on.ts';

/** The text of a failed call and, where the visitor can do something about it, the link or button for that. */
export const useErrorContent = () => {
  const errorText = useErrorText();
  return useCallback(
    (error: unknown, text = errorText(error)): ReactNode => {
      const way = wayOnFrom(error);
      return way ? (
        <>
          {text} <WayOnLink way={way} />
        </>
      ) : (
        text
      );
    },
    [errorText],
  );
};

/** The same outside of a component, where there are no hooks: as the content of a toast. */
export const ErrorContent = ({ error }: { error: unknown }): ReactNode => useErrorContent()(error);

/** Shows a failed call as a toast. If the visitor can do something about it, the toast stays and offers that. */
export const useErrorToast = () => {
  const errorText = useErrorText();
  const toast = useToast();
  return useCallback(
    (
      error: unknown,
      { title, content = errorText(error) }: { title?: string; content?: string } = {},
    ): void => {
      const way = wayOnFrom(error);
      toast({
        appearance: 'error',
        content,
        ...(title === undefined ? {} : { title }),
        ...(way ? { action: <WayOnLink way={way} />, autoDismiss: false } : {}),
      });
    },
    [errorText, toast],
  );
};
