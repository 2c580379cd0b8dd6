import { useState } from 'react';

/**
 * For buttons of which one acts at a time: the pressed one shows the progress and keeps the focus, the others are
 * disabled in the meantime.
 */
export const usePressed = (isBusy: boolean) => {
  const [pressed, press] = useState<string | null>(null);
  const progressOf = (name: string) => ({
    loading: isBusy && name === pressed,
    disabled: isBusy && name !== pressed,
  });
  return { press, progressOf };
};
