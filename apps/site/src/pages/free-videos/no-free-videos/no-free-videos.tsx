import { Button, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { SearchX } from 'lucide-react';

/** No free video fits, or there is none at all. */
export const NoFreeVideos = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTexts('content');
  const link = useLinkRenderer();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('free.nothing')}
      headingLevel={2}
      action={
        isFiltered ? (
          <Button asChild variant="outline">
            {link({ href: '/porn', children: t('free.clear') })}
          </Button>
        ) : null
      }
    >
      {isFiltered ? t('free.nothingHint') : null}
    </EmptyState>
  );
};
