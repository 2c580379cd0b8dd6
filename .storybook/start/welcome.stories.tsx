import type { Meta, StoryObj } from '@storybook/react-vite';
import { Blocks, FlaskConical, PaintbrushVertical, SwatchBook } from 'lucide-react';
import type { ReactNode } from 'react';
import { storyHref } from './parts.tsx';

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const Door = ({
  to,
  icon,
  title,
  children,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  children: string;
}) => (
  <a
    href={storyHref(`story/start-${to}--default`)}
    target="_top"
    className="group relative flex min-w-0 flex-col gap-2 overflow-hidden rounded-xl border border-border bg-surface p-6 shadow-xs transition-shadow hover:shadow-lg"
  >
    <span aria-hidden="true" className="text-primary-text [&_svg]:size-7">
      {icon}
    </span>
    <span className="heading text-xl group-hover:text-primary-text">{title}</span>
    <span className="text-base text-text-muted">{children}</span>
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 scale-x-0 transition-[scale] duration-slow footlight group-hover:scale-x-100 group-focus-visible:scale-x-100"
    />
  </a>
);

/** The start page for everyone who works with Footlight. */
export const Default: StoryObj = {
  name: 'Welcome',
  render: () => (
    <main className="min-h-dvh">
      <div className="footlight-glow border-b border-border">
        <div className="mx-auto max-w-[68rem] px-4 pb-14 pt-16 desktop:px-8 desktop:pb-20 desktop:pt-28">
          <h1 className="heading max-w-[16ch] text-display">Every room, lit from below.</h1>
          <p className="mt-5 max-w-[40rem] text-lg text-text-muted">
            Footlight is the design system of live video rooms that run on tokens. One set of components, any
            brand, light and dark, six languages, phone to wide screen. What you see here is what viewers get.
          </p>
          <p className="mt-6 text-sm text-text-muted">Change brand, scheme and language in the bar above.</p>
        </div>
        <div aria-hidden="true" className="h-0.75 footlight" />
      </div>
      <div className="mx-auto grid max-w-[68rem] gap-5 px-4 py-12 sm:grid-cols-2 desktop:px-8">
        <Door to="for-designers" icon={<SwatchBook />} title="I design">
          Find a component, see it in a brand, read when to use it, copy its code.
        </Door>
        <Door to="for-operators" icon={<PaintbrushVertical />} title="I run a brand">
          What a brand may set, what is repaired for legibility, and what stays as it is.
        </Door>
        <Door to="for-qa" icon={<FlaskConical />} title="I test">
          Compare two commits picture by picture, and see what is covered by which gate.
        </Door>
        <Door to="for-engineers" icon={<Blocks />} title="I build">
          Make a component, know what it must prove, and put it into a page.
        </Door>
      </div>
    </main>
  ),
};
