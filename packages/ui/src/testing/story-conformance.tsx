/** Runs the checks that every component must pass on the story `Default` of each. */
import type { ComponentType } from 'react';
import { it } from 'vitest';
import type { LocaleLoaders } from '../locales/texts-of.ts';
import type { ComponentDocs } from '../story/component-docs.ts';
import { conformance } from './conformance.tsx';
import type { Conformance } from './conformance-bench.tsx';

/** `parameters.conformance` of a component's stories: what its checks need besides the args of `Default`. */
export type StoryConformance = Pick<Conformance, 'control' | 'portal' | 'without'> & {
  /** Tag of the element that a ref receives. */
  tag: string;
  /** Args besides those of `Default`, such as `open`. */
  args?: object;
};

interface Story {
  args?: object;
}

interface StoryFile extends Record<string, unknown> {
  default: Story & {
    component: ComponentType<never>;
    parameters: { componentDocs: ComponentDocs; conformance?: StoryConformance };
  };
  Default?: Story;
}

export interface StoryConformanceInput {
  /** Story files by path. */
  stories: Readonly<Record<string, unknown>>;
  /** Sources of test files by path: a component whose test calls `conformance` itself is left to that test. */
  tests: Readonly<Record<string, unknown>>;
  /** Texts besides those of `ui`: `{ room: roomLocales }`. */
  locales?: Readonly<Record<string, LocaleLoaders<object>>>;
}

/** The story files whose components have no conformance test of their own. */
function filesToCheck({ stories, tests }: StoryConformanceInput): [string, StoryFile][] {
  const own = new Set(
    Object.entries(tests)
      .filter(([, source]) => /^conformance\(/m.test(String(source)))
      .map(([path]) => path.replace(/\.test\.tsx$/, '')),
  );
  return Object.entries(stories as Record<string, StoryFile>).filter(
    ([path]) => !own.has(path.replace(/\.stories\.tsx$/, '')),
  );
}

/** Checks the components of all story files of a package. One without a `Default` or without its parameters fails. */
export function storyConformance(input: StoryConformanceInput): void {
  for (const [path, { default: meta, Default: story }] of filesToCheck(input)) {
    const { componentDocs, conformance: options } = meta.parameters;
    if (!story || !options) {
      it(`conformance of ${componentDocs.name}`, () => {
        throw new Error(`${path} needs a story "Default" and "parameters.conformance".`);
      });
      continue;
    }
    const Component = meta.component as ComponentType<object>;
    const { args, ...rest } = options;
    conformance({
      ...rest,
      name: componentDocs.name,
      element: (probe) => <Component {...meta.args} {...story.args} {...args} {...probe} />,
      locales: input.locales,
    });
  }
}
