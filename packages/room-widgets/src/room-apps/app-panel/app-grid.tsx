import type { ReactNode } from 'react';
import { AppPanel, type AppPanelProps } from './app-panel.tsx';

interface AppGridProps {
  /** Null: without the panel. */
  panel: AppPanelProps['panel'] | null;
  /** A question shown before the apps, such as whether to confirm a large spend. */
  question?: ReactNode;
  children: ReactNode;
}

/**
 * The apps of a room: their shared panel, and a grid with a card for each app. Cards in a row have the same height, and
 * later cards fill the space beside a wide one. A single card in the last row takes the whole row.
 */
export const AppGrid = ({ panel, question, children }: AppGridProps) => (
  <div className="@container flex min-w-0 flex-col gap-3">
    {panel ? <AppPanel panel={panel} /> : null}
    {question}
    <div
      data-part="apps"
      className="grid min-w-0 grid-flow-dense gap-3 @xl:grid-cols-2 @xl:not-has-[>[data-component=spin-wheel]]:[&>:last-child:nth-child(odd)]:col-span-2 @xl:has-[>[data-component=spin-wheel]]:[&>:last-child:nth-child(even)]:col-span-2"
    >
      {children}
    </div>
  </div>
);
