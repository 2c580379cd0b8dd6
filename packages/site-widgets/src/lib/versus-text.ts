import { type VersusContest, versusWinner } from '@footlight/contract';
import { useAnnounce, useNumber, useTexts } from '@footlight/ui';
import { useEffect, useRef } from 'react';

/** The data for the texts of a contest, which the state of a room's contest also has. */
export type VersusFacts = Pick<VersusContest, 'versus_id' | 'state' | 'winner' | 'end_reason'> & {
  modelList: readonly Pick<
    VersusContest['modelList'][number],
    'username' | 'display_name' | 'score' | 'is_away'
  >[];
};

/** The texts of a contest's state: who leads or has won, and why. */
export const useVersusText = ({ state, modelList, winner, end_reason }: VersusFacts) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const [first, second] = modelList;
  const scores = [first?.score ?? 0, second?.score ?? 0] as const;
  const nameOf = (username: string | null) =>
    modelList.find((side) => side.username === username)?.display_name ?? '';
  const ahead = versusWinner(scores);
  if (state === 'ended') {
    const loser = modelList.find(({ username }) => username !== winner)?.display_name ?? '';
    return {
      headline: winner === null ? t('draw') : t('wins', { name: nameOf(winner) }),
      detail:
        end_reason && end_reason !== 'time' && winner !== null ? t(`end.${end_reason}`, { name: loser }) : '',
    };
  }
  const away = modelList.filter((side) => side.is_away).map((side) => t('away', { name: side.display_name }));
  return {
    headline:
      ahead === null
        ? t('level', { score: number(scores[0]) })
        : t('leads', {
            name: modelList[ahead]?.display_name ?? '',
            score: number(Math.max(...scores)),
            other: number(Math.min(...scores)),
          }),
    detail: away.join(' '),
  };
};

/** Announces who leads when that changes, and the result; not every tip. */
export const useVersusNews = (versus: VersusFacts, headline: string, detail: string): void => {
  const announce = useAnnounce();
  const [first, second] = versus.modelList;
  const ahead = versusWinner([first?.score ?? 0, second?.score ?? 0]);
  const news = `${versus.versus_id} ${versus.state} ${ahead} ${versus.modelList.map((side) => side.is_away)}`;
  const told = useRef(news);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    announce(detail ? `${headline}. ${detail}` : headline);
  }, [news, headline, detail, announce]);
};

/** The first side's share of all tokens in percent; half before the first tip. */
export const firstShare = ({ modelList: [first, second] }: Pick<VersusFacts, 'modelList'>): number => {
  const sum = (first?.score ?? 0) + (second?.score ?? 0);
  return sum === 0 ? 50 : ((first?.score ?? 0) / sum) * 100;
};
