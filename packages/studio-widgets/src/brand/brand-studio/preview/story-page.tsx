import { operatorText } from '@footlight/contract';
import { checkOperatorHtml, richTextHtml } from '@footlight/theme/operator-html';
import { Badge, Button, type Language, RichText, SiteHeader } from '@footlight/ui';
import { type StudioConfig, textAt } from '../config/studio-config.ts';

/** A page of a site in few parts: logo, the operator's texts, buttons and badges. */
export const StoryPage = ({ config, language }: { config: StudioConfig; language: Language }) => {
  const name = textAt(config, 'display_name');
  const html = operatorText(config.custom, 'header_html', language)?.text ?? '';
  return (
    <>
      <SiteHeader
        logo={<span className="font-bold">{name}</span>}
        nav={[{ href: '/girls', label: 'Girls', current: true }]}
        account={<Button>{name}</Button>}
      />
      <main className="flex flex-col gap-4 p-4">
        <h1 className="heading text-2xl">
          {operatorText(config.custom, 'h1_content', language)?.text ?? name}
        </h1>
        <RichText html={richTextHtml(checkOperatorHtml(html).nodes)} />
        <p>
          <Badge tone="live">{name}</Badge>
        </p>
      </main>
    </>
  );
};
