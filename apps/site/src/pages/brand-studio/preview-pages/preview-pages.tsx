import { PurchaseForm } from '@footlight/billing-widgets';
import { type BrowseUser, type Language, type OperatorText, operatorText } from '@footlight/contract';
import { exampleProducts, exampleRoom } from '@footlight/contract/fixtures';
import { SampleRoom } from '@footlight/room-widgets';
import { BrowseScreen } from '@footlight/site-widgets';
import {
  type PreviewPage,
  PreviewParts,
  PreviewSite,
  type StudioConfig,
  textAt,
} from '@footlight/studio-widgets';
import { checkOperatorHtml, richTextHtml } from '@footlight/theme/operator-html';
import { RichText, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountMenu } from '../../../features/account/account-menu/account-menu.tsx';

const PAGES = ['browse', 'room', 'buy', 'parts'] as const;

/** The pages that Brand Studio can preview. */
export const usePreviewPages = (): PreviewPage[] => {
  const { t } = useTexts('studio');
  return PAGES.map((key) => ({ key, label: t(`preview.${key}`), payments: key === 'buy' }));
};

export interface PreviewPagesProps {
  /** Its key. */
  page: string;
  config: StudioConfig;
  users: readonly BrowseUser[];
  /** Language of the operator's texts. */
  language: Language;
}

const nothing = () => undefined;

/** An operator's text as the platform serves it. */
const OwnText = ({ html }: { html: string | undefined }) => (
  <RichText html={richTextHtml(checkOperatorHtml(html ?? '').nodes)} />
);

/** A page of the site, from the real screens and components, with sample people. */
export const PreviewPages = ({ page, config, users, language }: PreviewPagesProps) => {
  const { t } = useTexts(['studio', 'site']);
  const own = (text: OperatorText) => operatorText(config.custom, text, language)?.text;
  const pages: Record<(typeof PAGES)[number], () => ReactNode> = {
    browse: () => (
      <BrowseScreen
        path="/"
        title={own('h1_content') ?? textAt(config, 'display_name')}
        users={users}
        totalCount={users.length}
        breadcrumbs={[]}
        intro={<OwnText html={own('header_html')} />}
        outro={<OwnText html={own('footer_html')} />}
        error={null}
        hasMore={false}
        growing={false}
        onGrow={nothing}
        onRetry={nothing}
      />
    ),
    room: () => (
      <SampleRoom
        room={exampleRoom}
        poster={users[0]?.thumbnail_url ?? ''}
        subject={t('preview.subject')}
        lines={[t('preview.line1'), t('preview.line2')]}
      />
    ),
    buy: () => (
      <div className="mx-auto w-full max-w-[560px] px-3 py-6">
        <PurchaseForm
          products={exampleProducts}
          balance={500}
          state="idle"
          error={null}
          group="credit"
          onGroupChange={nothing}
          selected={exampleProducts.products.credit?.[1]?.internal_id ?? null}
          onSelect={nothing}
          onPurchase={nothing}
        />
      </div>
    ),
    parts: () => <PreviewParts />,
  };
  const shown = PAGES.find((key) => key === page) ?? 'parts';
  return (
    <PreviewSite
      config={config}
      nav={[
        { href: '/girls', label: t('site:nav.girls'), current: page === 'browse' },
        { href: '/men', label: t('site:nav.men'), current: false },
      ]}
      account={<AccountMenu user={null} balance={null} onMessages={nothing} onLogout={nothing} />}
    >
      {pages[shown]()}
    </PreviewSite>
  );
};
