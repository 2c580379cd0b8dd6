import { composeStory } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadLanguage } from '../i18n.ts';

interface StoryFile {
  default: Parameters<typeof composeStory>[1];
  Default?: Parameters<typeof composeStory>[0];
}

const files = import.meta.glob<StoryFile>('../../packages/*/src/**/*.stories.tsx');

const OverThePage = () => <p className="text-3xl text-text-muted">Opens over the page</p>;

async function exampleIn(storyFile: string): Promise<ComponentType | null> {
  const stories = await files[`../../${storyFile}`]?.();
  if (!stories?.Default) return null;
  const Example = composeStory(stories.Default, stories.default);
  if (Example.parameters?.docs?.story?.inline === false) return OverThePage;
  await Promise.all((Example.parameters?.languages ?? []).map(loadLanguage));
  return Example;
}

/** An example that cannot be drawn outside a page of its own leaves its place empty. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render = () => (this.state.hasFailed ? null : this.props.children);
}

/** The `Default` of a component at half its size. It loads when it comes into view, and cannot be used. */
export const Thumbnail = ({ storyFile }: { storyFile: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const [Example, setExample] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!box.current) return;
    let isShown = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void exampleIn(storyFile).then((example) => {
        if (isShown) setExample(() => example);
      });
    });
    observer.observe(box.current);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [storyFile]);
  return (
    <div
      ref={box}
      inert
      aria-hidden="true"
      className="h-40 overflow-hidden border-b border-border bg-canvas contain-strict"
    >
      <div className="w-[200%] origin-top-left scale-50 p-6 rtl:origin-top-right">
        <Boundary>{Example ? <Example /> : null}</Boundary>
      </div>
    </div>
  );
};
