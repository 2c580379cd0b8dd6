import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Rows that every subject keeps. */
export const KEPT = 200;

export const draw = (node: ReactNode): void => {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <>
      {node}
      <textarea />
    </>,
  );
};
