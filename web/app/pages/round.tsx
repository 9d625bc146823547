import '../styles/ballot.css';
import '../styles/result-side.css';
import '../styles/round-result.css';
import '../styles/round.css';
import { handleOf, roundPath } from '@upnext/contract/boards/board-handle';
import type { Round as RoundReply } from '@upnext/contract/voting/round-fields';
import { getRound } from '@upnext/contract/voting/rounds';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { BackHeader } from '../boards/public-page/back-header.tsx';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import { OpenRound } from '../boards/rounds/open-round.tsx';
import { RoundMeta } from '../boards/rounds/round-meta.tsx';
import { RoundResult } from '../boards/rounds/round-result.tsx';
import { ScheduledRound } from '../boards/rounds/scheduled-round.tsx';
import { useRound } from '../boards/rounds/use-round.ts';
import { useVisit } from '../reach/insights/use-visit.ts';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/round.ts';

export const handle = { texts: 'rounds' satisfies TextPart };
await requireTexts('rounds');

export async function loader({ context, params: { username, board, number }, url }: Route.LoaderArgs) {
  const params = { username: handleOf(username, board), number };
  const seed = await context.get(pageContext).seed(getRound, { params }).catch(missing('page'));
  const round = seed.data as RoundReply;
  redirectRenamed(username, round.creator.username, (name) => roundPath(name, board, round.number) + url.search);
  return { seeds: [seed] };
}

export default function RoundPage({
  loaderData: { seeds },
  params: { username, board, number },
}: Route.ComponentProps) {
  const named = handleOf(username, board);
  return (
    <Seeds of={seeds}>
      <Round key={`${named} ${number}`} named={named} number={Number(number)} />
    </Seeds>
  );
}

function Round({ named, number }: { named: string; number: number }) {
  const t = useTranslations('rounds');
  const shown = useRound(named, number);
  const { round, title, chartPath, isOver } = shown;
  useVisit(named);
  return (
    <SiteFrame
      background={`background-${round.creator.profileBackground}`}
      mainClassName={clsx('round-page', isOver ? 'round-over' : 'round-open')}
      skipLabel={isOver ? t('skipResult') : t('skip')}
      header={<BackHeader creator={round.creator} name={title} chartPath={chartPath} label={t('back')} />}
    >
      <RoundMeta shown={shown} />
      {round.state === 'scheduled' && <ScheduledRound shown={shown} />}
      {round.state === 'open' && <OpenRound shown={shown} />}
      {isOver && <RoundResult shown={shown} />}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
