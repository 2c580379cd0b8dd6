import type { ReactNode } from 'react';
import { AppPanel, type AppPanelProps } from './app-panel.tsx';

interface AppGridProps {
  panel: AppPanelProps['panel'];
  /** A question that stands before everything else, such as whether to spend so much. */
  question?: ReactNode;
  children: ReactNode;
}

/** The apps of a room: their common panel, and a card for each, in as many columns as there is room for. */
export const AppGrid = ({ panel, question, children }: AppGridProps) => (
  <div className="@container flex min-w-0 flex-col gap-3">
    <AppPanel panel={panel} />
    {question}
    <div data-part="apps" className="grid min-w-0 items-start gap-3 @xl:grid-cols-2">
      {children}
    </div>
  </div>
);
