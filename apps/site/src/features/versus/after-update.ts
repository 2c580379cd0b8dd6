import { VERSUS_HISTORY } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import type { EventPayload } from '@footlight/contract/realtime';

type Answer = CallAnswer<'GET /versus/{username}'>;

/**
 * The answer after a score changed; undefined if it must be read again, because the event is about another contest.
 * Scores only rise, so an event that arrives late changes nothing back. A tip is listed once.
 */
export const afterUpdate = (
  answer: Answer,
  { versus_id, usernames, scores = [], away, tip }: EventPayload<'v3.versus.update'>,
): Answer | undefined => {
  const { versus } = answer;
  if (versus?.versus_id !== versus_id || versus.state !== 'running') return undefined;
  const modelList = versus.modelList.map((side) => ({
    ...side,
    score: Math.max(side.score, scores[usernames.indexOf(side.username)] ?? 0),
    is_away: away.includes(side.username),
  }));
  const isKnown =
    tip === null ||
    versus.history.some(
      (one) => one.at === tip.at && one.username === tip.username && one.broadcaster === tip.broadcaster,
    );
  const history = isKnown ? versus.history : [...versus.history, tip].slice(-VERSUS_HISTORY);
  return { ...answer, versus: { ...versus, modelList, history } };
};
