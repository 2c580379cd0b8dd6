import {
  type BrowseAnswer,
  DEFAULT_LANGUAGE,
  type SearchAnswer,
  type SuggestionsAnswer,
} from '@footlight/contract';
import { type RecordedAnswer, UNKNOWN_WORD, WHOLE_LIST } from './recording.ts';

const MOST_SUGGESTIONS = 5;

/**
 * The answer to a word that was not recorded: the recorded answer of a word that finds nothing, with the rooms whose name
 * or tag has the word. Null for other calls.
 */
export const searchRooms = async (
  asked: string,
  find: (url: string) => Promise<RecordedAnswer | null>,
): Promise<RecordedAnswer | null> => {
  const url = new URL(asked);
  const isTyping = url.pathname.endsWith('/search/suggestions');
  if (!isTyping && !url.pathname.includes('/search/index/')) return null;
  const word = url.searchParams.get('q')?.trim().toLowerCase() ?? '';
  const like = new URL(url.pathname, url);
  like.searchParams.set('q', UNKNOWN_WORD);
  const lists = new URL(`/api/v1/browse/react/?language=${DEFAULT_LANGUAGE}&perPage=${WHOLE_LIST}`, url);
  const [nothing, all] = await Promise.all([find(like.href), find(lists.href)]);
  if (nothing?.status !== 200 || all?.status !== 200) return null;
  const rooms = (all.body as BrowseAnswer).userList.filter(
    ({ username, display_name, tags }) =>
      word !== '' && [username, display_name, ...tags].some((text) => text.toLowerCase().includes(word)),
  );
  if (isTyping) {
    const models = rooms.slice(0, MOST_SUGGESTIONS).map(({ username, display_name, status }) => ({
      username,
      display_name,
      is_live: status !== 'offline',
    }));
    return { ...nothing, body: { ...(nothing.body as SuggestionsAnswer), models } };
  }
  if (rooms.length === 0 || !url.pathname.endsWith('/models')) return nothing;
  const body = nothing.body as SearchAnswer;
  const userList = rooms.slice(0, body.perPageCount);
  return {
    ...nothing,
    body: {
      ...body,
      userList,
      totalCount: userList.length,
      isSearchEmpty: false,
      alternativeUserList: [],
    } satisfies SearchAnswer,
  };
};
