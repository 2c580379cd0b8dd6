/** Building blocks of the pages under Start. */
import { Link } from '@footlight/ui';
import type { ReactNode } from 'react';

/** URL of a story or docs page, from inside the preview frame. */
export const storyHref = (path: string): string => `./?path=/${path}`;

/** Opens the link in the top window instead of the preview frame. */
export const ToStory = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link href={storyHref(path)} target="_top">
    {children}
  </Link>
);

export const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <main className="mx-auto flex max-w-[62rem] flex-col gap-10 px-4 py-10 desktop:px-8 desktop:py-16">
    <header>
      <h1 className="heading text-3xl desktop:text-display">{title}</h1>
      <p className="mt-4 max-w-[44rem] text-lg text-text-muted">{lead}</p>
    </header>
    {children}
  </main>
);

export const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3 text-base">
    <h2 className="heading text-2xl">{title}</h2>
    {children}
  </section>
);

export const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="flex list-decimal flex-col gap-2 ps-6 marker:font-semibold marker:text-primary-text">
    {children}
  </ol>
);

export const Facts = ({ children }: { children: ReactNode }) => (
  <ul className="flex list-disc flex-col gap-2 ps-6">{children}</ul>
);

export const Code = ({ children }: { children: string }) => (
  <code className="rounded-xs bg-surface-sunken px-1.5 py-0.5 font-mono text-sm wrap-anywhere">
    {children}
  </code>
);
