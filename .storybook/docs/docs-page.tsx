/** The docs page of a component: guidance for designers first, code for engineers below. */
import type { ComponentDocs } from '@footlight/ui/story';
import { Canvas, Controls, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { isDefault } from './default-story.ts';
import {
  Accessibility,
  Anatomy,
  DoAndDont,
  Keyboard,
  SearchWords,
  Sentence,
  States,
  Status,
  Tokens,
  Use,
} from './sections.tsx';

export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const docs: ComponentDocs | undefined = preparedMeta.parameters.componentDocs;
  const first = Object.values(csfFile.stories).find(isDefault);
  return (
    <>
      <Title />
      {docs ? (
        <>
          <p className="docs-summary">
            <Sentence>{docs.summary}</Sentence>
          </p>
          <SearchWords docs={docs} />
        </>
      ) : (
        <Subtitle />
      )}
      {docs ? <Status status={docs.status} /> : null}
      {first ? <Canvas of={first.moduleExport} sourceState="shown" /> : null}
      {docs ? (
        <>
          <Use docs={docs} />
          <DoAndDont docs={docs} />
          <Keyboard rows={docs.keyboard} />
          <Accessibility docs={docs} />
          <Anatomy docs={docs} />
          <States docs={docs} />
          <Tokens docs={docs} />
        </>
      ) : null}
      {preparedMeta.component && first ? (
        <>
          <h2 id="props">Props</h2>
          <Controls of={first.moduleExport} />
        </>
      ) : null}
      <Stories title="All stories" />
    </>
  );
}
