import { useQuery } from '@tanstack/react-query';
import type { OpenRound } from '@upnext/contract/boards/boards';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { useNow } from '../../texts/use-now.ts';
import { ownBallotQuery } from './own-ballot-query.ts';

await requireTexts('rounds');

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type OpenRoundProps = { round: OpenRound; handle: string; creatorId: number; isOwn?: boolean };

/**
 * The content of a link to an open round. The time left is shown only in the browser, because cached HTML would show an
 * old time.
 */
// oxlint-disable-next-line import/no-default-export -- React.lazy needs it
export default function OpenRoundWords({ round, handle, creatorId, isOwn = false }: OpenRoundProps) {
  const t = useTranslations('rounds.link');
  const now = useNow(minuteMs);
  const viewer = useViewer();
  const isOwner = isOwn || viewer?.id === creatorId;
  const isFan = Boolean(viewer) && !isOwner;
  const { data: picked = [] } = useQuery({ ...ownBallotQuery(handle, round.number), enabled: isFan });
  const hasVoted = isFan && picked.length > 0;
  const leftMs = now ? Date.parse(round.closesAt) - now.getTime() : Infinity;
  const isOver = leftMs <= 0;
  return (
    <>
      <span>
        <span dir="auto">{round.question}</span>
        <small>
          {hasVoted && !isOver && `${t('voted')} · `}
          {isOver ? t('over') : now ? timeLeft() : t('open')}
        </small>
      </span>
      <b>{t(isOver ? 'result' : isOwner ? 'look' : hasVoted ? 'change' : 'vote')}</b>
    </>
  );

  function timeLeft(): string {
    if (leftMs >= 2 * dayMs) return t('daysLeft', { days: Math.floor(leftMs / dayMs) });
    if (leftMs >= 2 * hourMs) return t('hoursLeft', { hours: Math.floor(leftMs / hourMs) });
    return t('minutesLeft', { minutes: Math.ceil(leftMs / minuteMs) });
  }
}
