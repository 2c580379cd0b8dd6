import type { HomeSectionChoice } from '@footlight/contract';
import { Alert, Button, cn, Dialog, useAnnounce, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useSectionName } from '../../lib/use-section-name.ts';
import { AddSection } from './add-section.tsx';
import { SectionRows } from './section-rows.tsx';

export interface HomeWizardProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  sections: readonly HomeSectionChoice[];
  /** Tags to choose from. */
  tags: readonly string[];
  /** The sections as they will look; null: not shown. */
  preview: ReactNode;
  /** The choice is being saved. */
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onChange: (sections: readonly HomeSectionChoice[]) => void;
  onPreviewChange: (shown: boolean) => void;
  onSave: () => void;
  onClose: () => void;
}

/** Chooses the sections of the custom home page and their order (spec 2 §2). The parent keeps the draft. */
export const HomeWizard = ({
  sections,
  tags,
  preview,
  pending,
  error,
  onChange,
  onPreviewChange,
  onSave,
  onClose,
  className,
  ...rest
}: HomeWizardProps) => {
  const { t } = useTexts(['home', 'common']);
  const nameOf = useSectionName();
  const announce = useAnnounce();
  const move = (from: number, to: number) => {
    const moved = sections[from];
    if (!moved || to < 0 || to >= sections.length) return;
    const rest = sections.filter((_, index) => index !== from);
    onChange([...rest.slice(0, to), moved, ...rest.slice(to)]);
    announce(t('wizard.moved', { name: nameOf(moved), place: to + 1, count: sections.length }));
  };
  const remove = (index: number) => {
    const gone = sections[index];
    onChange(sections.filter((_, at) => at !== index));
    if (gone) announce(t('wizard.removed', { name: nameOf(gone) }));
  };
  const add = (section: HomeSectionChoice) => {
    onChange([...sections, section]);
    announce(t('wizard.added', { name: nameOf(section) }));
  };
  const isEmpty = sections.length === 0;
  return (
    <Dialog
      open
      size="lg"
      title={t('wizard.title')}
      description={t('wizard.hint')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={pending} disabled={isEmpty} onClick={onSave}>
            {t('wizard.save')}
          </Button>
        </>
      }
    >
      <div {...rest} data-component="home-wizard" className={cn('flex flex-col gap-5', className)}>
        {error ? <Alert tone="error">{error}</Alert> : null}
        {isEmpty ? (
          <p className="text-text-muted">{t('wizard.noneChosen')}</p>
        ) : (
          <SectionRows sections={sections} onMove={move} onRemove={remove} />
        )}
        <AddSection chosen={sections} tags={tags} onAdd={add} />
        <Button
          variant="ghost"
          className="self-start"
          disabled={isEmpty}
          aria-expanded={preview !== null}
          onClick={() => onPreviewChange(preview === null)}
        >
          {preview === null ? t('wizard.preview') : t('wizard.hidePreview')}
        </Button>
        {preview}
      </div>
    </Dialog>
  );
};
