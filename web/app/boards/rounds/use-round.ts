import { useSuspenseQuery } from '@tanstack/react-query';
import { boardPath, boardTitle, handleOf, nameOf, roundPath } from '@upnext/contract/boards/board-handle';
import type { Round } from '@upnext/contract/voting/round-fields';
import { getRound } from '@upnext/contract/voting/rounds';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { useViewer } from '../../api/viewer.ts';
import { cityOf } from '../../api/zone-time.ts';
import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { useShareBoard } from '../public-page/use-share-board.ts';

const secondMs = 1_000;
/** Around the close the page asks often, because everyone waits for the result. */
const nearMs = 2 * secondMs;
const liveMs = 5 * secondMs;
const hiddenMs = 20 * secondMs;

export type ShownRound = ReturnType<typeof useRound>;

export function roundQuery(handle: string, number: number) {
  return queryOf(getRound, { params: { username: handle, number: String(number) } });
}

/** The state of a round's page. It is loaded again while something can change. */
export function useRound(handle: string, number: number) {
  const t = useTranslations('rounds');
  const viewer = useViewer();
  const { data: round } = useSuspenseQuery({
    ...roundQuery(handle, number),
    refetchInterval: ({ state }) => refreshMs(state.data),
  });
  const { creator, board, timeZone, question, closesAt } = round;
  const path = roundPath(creator.username, board?.slug, round.number);
  const name = nameOf(creator);
  const times = useZoneTimes(timeZone);
  const moment = times.long(new Date(closesAt));
  const isOver = round.state === 'closed' || round.state === 'final';
  return {
    round,
    viewer,
    handle: handleOf(creator.username, board?.slug),
    path,
    chartPath: boardPath(creator.username, board?.slug),
    /** The creator's name, for sentences. */
    name,
    /** The board's title, for headings. */
    title: boardTitle(name, board),
    zone: cityOf(timeZone),
    times,
    isOwner: viewer?.id === creator.id,
    isOver,
    share: useShareBoard(name, path, {
      title: question,
      text: isOver ? t('shareResultText', { question }) : t('shareText', { question, moment }),
    }),
  };
}

/** How long to wait before the round is loaded again. False if nothing changes any more. */
function refreshMs(round: Round | undefined): number | false {
  if (!round) return false;
  const { state, hidesCounts, closesAt, opensAt, result } = round;
  if (state === 'final') return result?.proof || round.turnout === 0 ? false : liveMs;
  if (state === 'closed') return result ? hiddenMs : nearMs;
  const isNear = Date.parse(state === 'scheduled' ? opensAt : closesAt) - Date.now() < nearMs;
  if (isNear) return nearMs;
  return state === 'open' && !hidesCounts ? liveMs : hiddenMs;
}
