import { useLinkRenderer } from '@footlight/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface LineProps {
  href: string;
  label: string;
  /** Below the label. */
  note?: string;
  /** At the end of the line. */
  children: ReactNode;
}

/** One line, which is a link. */
export const Line = ({ href, label, note, children }: LineProps) => {
  const link = useLinkRenderer();
  return (
    <li className="border-t border-border first:border-t-0">
      {link({
        href,
        className:
          'flex min-h-11 min-w-0 items-center gap-3 px-4 py-2.5 hover:bg-surface-sunken focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:shrink-0',
        children: (
          <>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{label}</span>
              {note === undefined ? null : <span className="block text-sm text-text-muted">{note}</span>}
            </span>
            {children}
            <ChevronRight aria-hidden="true" className="text-text-muted" />
          </>
        ),
      })}
    </li>
  );
};

/** A list of lines under a title. */
export const Lines = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-3">
    <h2 className="heading text-xl">{title}</h2>
    <ul aria-label={title} className="overflow-hidden rounded-lg border border-border bg-surface">
      {children}
    </ul>
  </section>
);
