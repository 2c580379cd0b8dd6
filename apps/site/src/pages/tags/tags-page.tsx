import { SECTIONS } from '@footlight/contract';
import { TagsScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useLocation, useParams } from 'react-router';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { readTagsQuery, tagsKey } from './tags-keys.ts';

const NONE = { data: [], count_total: 0, per_page: 1 };

/** `/tags` and `/tags/{gender}` */
export const TagsPage = () => {
  const { section } = useParams();
  const { search } = useLocation();
  const { t } = useTexts('site');
  const errorText = useErrorText();
  const { data, error, mutate } = useRead(tagsKey(section, search));
  // A page that does not exist is empty (spec 3 §8).
  const isMissing = error?.status === 404;
  return (
    <TagsScreen
      section={section}
      {...readTagsQuery(search)}
      tags={isMissing ? NONE : data}
      sectionNames={Object.fromEntries(SECTIONS.map((path) => [path, t(`nav.${path.slice(1) as 'girls'}`)]))}
      error={error && !isMissing ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
