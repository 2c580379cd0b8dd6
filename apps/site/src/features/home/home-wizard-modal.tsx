import { ApiError } from '@footlight/client';
import type { CurrentUserAnswer, HomeSection, HomeSectionChoice } from '@footlight/contract';
import { HomeSections, HomeWizard } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { storedAtom } from '../../shell/storage/stored-atom.ts';
import { homeCustomKey, homePreviewKey } from './home-keys.ts';

/** What is not saved yet; closing the dialog keeps it in this tab. */
const draftAtom = storedAtom<readonly HomeSectionChoice[] | null>('home-sections', null, 'session');

const Preview = ({ sections }: { sections: readonly HomeSectionChoice[] }) => {
  const errorText = useErrorText();
  const { data, error, mutate } = useRead(homePreviewKey(sections), { keepPreviousData: true });
  return (
    <HomeSections
      headingLevel={3}
      sections={data?.sectionList}
      error={error ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};

/** Chooses and saves the sections of the custom home page (spec 2 §2). */
const HomeWizardModal = ({ close }: ModalProps<'home_wizard'>) => {
  const { t } = useTexts('home');
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { approvedTagSlugs } = useSiteConfig();
  const saved = useRead(homeCustomKey);
  const [draft, setDraft] = useAtom(draftAtom);
  const [isSaving, setIsSaving] = useState(false);
  const [hasPreview, setHasPreview] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const sections =
    draft ??
    (saved.data?.sectionList ?? []).map(({ type, value }) =>
      value === undefined ? { type } : { type, value },
    );
  const save = async () => {
    setIsSaving(true);
    setErrorMessage(null);
    try {
      await api('POST /browse/react/home/custom/setting', {
        body: { sectionList: sections as HomeSection[] },
      });
      setDraft(null);
      await mutate(homeCustomKey);
      await mutate<CurrentUserAnswer>(
        currentUserKey,
        (user) => user && { ...user, settings: { ...user.settings, home_layout: 'custom' } },
        { revalidate: false },
      );
      close();
    } catch (error) {
      // The server's message, or the text of the specification (spec 2 §8).
      setErrorMessage((error instanceof ApiError && error.said) || t('wizard.error'));
      setIsSaving(false);
    }
  };
  return (
    <HomeWizard
      sections={sections}
      tags={approvedTagSlugs}
      preview={hasPreview && sections.length > 0 ? <Preview sections={sections} /> : null}
      pending={isSaving}
      error={errorMessage}
      onChange={setDraft}
      onPreviewChange={setHasPreview}
      onSave={() => void save()}
      onClose={() => close()}
    />
  );
};

export default HomeWizardModal;
