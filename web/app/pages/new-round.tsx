import '../styles/round-form.css';
import '../styles/round-picks.css';
import '../styles/round-plans.css';
import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { limits } from '@upnext/contract/limits';
import { ArrowLeft } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { wallTimeIn } from '../api/zone-time.ts';
import { IdeasFailed } from '../boards/ideas/ideas-failed.tsx';
import { seedOwnIdeas, type Owner } from '../boards/ideas/own-ideas-query.ts';
import { useOwnIdeas } from '../boards/ideas/use-own-ideas.ts';
import { withBoard } from '../boards/own-boards/chosen-board.ts';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { DraftSummary } from '../boards/round-plans/draft-summary.tsx';
import { readDraft, type DraftProblem } from '../boards/round-plans/round-draft.ts';
import { RoundForm } from '../boards/round-plans/round-form.tsx';
import { RoundPreview } from '../boards/round-plans/round-preview.tsx';
import { useCreateRound } from '../boards/round-plans/use-create-round.ts';
import { useRoundDraft } from '../boards/round-plans/use-round-draft.ts';
import { useSite } from '../site/use-site.ts';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { shareClass } from '../ui/meter.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/new-round.ts';

export const handle = { texts: ['own', 'fields'] satisfies TextPart[] };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'edit');
  // The server's time, so that the days are the same in the first render.
  const now = new Date().toISOString();
  const { username } = user;
  if (!board) return data({ username, board, owner: undefined, now, seeds }, { status: 403 });
  const owner = { id: user.id, handle: handleOf(board.creatorUsername, board.slug), choice };
  const ideas = await seedOwnIdeas(page.callAsViewer, owner);
  return data({ username, board, owner, now, seeds: [...seeds, ideas] });
}

export default function NewRoundPage({ loaderData: { username, board, owner, now, seeds } }: Route.ComponentProps) {
  const t = useTranslations('roundPlans');
  return (
    <Seeds of={seeds}>
      {board ? (
        <CreatorFrame username={username} title={t('new')} skipLabel={t('newSkip')} mainClassName="plan-page">
          <NewRound key={owner.handle} board={board} owner={owner} loadedAt={now} />
        </CreatorFrame>
      ) : (
        <CreatorsOnly />
      )}
    </Seeds>
  );
}

const formId = 'new-round';
type NewRoundProps = { board: BoardSettings; owner: Owner; loadedAt: string };

function NewRound({ board, owner, loadedAt }: NewRoundProps) {
  const t = useTranslations('roundPlans');
  const { timeZone, isArchived } = board;
  const twitchChannel = useSite()?.readsTwitchChat ? board.twitchChannel : null;
  const now = new Date(loadedAt);
  const ideas = useOwnIdeas(owner);
  const { mutate, isPending } = useCreateRound(owner);
  const today = wallTimeIn(timeZone, now).day;
  const { draft, setDraft, chosen } = useRoundDraft(ideas.ideas, t('questionPreset'), today);
  const [problem, setProblem] = useState<DraftProblem>();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const input = readDraft(draft, timeZone, new Date());
    if ('field' in input) return setProblem(input);
    setProblem(undefined);
    if (!isPending) mutate(input);
  };
  const rest = draft.opens ? t('submitLater') : t('submit');
  const submitButton = (
    <Button type="submit" form={formId} block busy={isPending}>
      {isPending ? t('submitting') : rest}
    </Button>
  );
  const summary = { draft, timeZone };
  return (
    <>
      <div className="plan-head">
        <Link to={withBoard('/dashboard/rounds', owner.choice)} className={iconButtonClass()} aria-label={t('title')}>
          <ArrowLeft className="i" aria-hidden="true" />
        </Link>
        <h1>{t('new')}</h1>
        <p>{t('about')}</p>
      </div>
      {ideas.error && !ideas.isFetchNextPageError && (
        <IdeasFailed error={ideas.error} isRetrying={ideas.isFetching} onRetry={() => void ideas.refetch()} />
      )}
      {isArchived && <Notice kind="waiting">{t('archived')}</Notice>}
      {!ideas.isPending && ideas.ideaCount < limits.roundIdeasMin && !isArchived && (
        <EmptyState
          numeral="2"
          heading="h2"
          title={t('fewTitle')}
          text={t('fewText')}
          action={
            <Link to={withBoard('/dashboard', owner.choice)} className={buttonClass()}>
              {t('toIdeas')}
            </Link>
          }
        />
      )}
      {ideas.ideaCount >= limits.roundIdeasMin && !isArchived && (
        <>
          <form id={formId} className="sheet panel plan-form" noValidate onSubmit={submit}>
            <RoundForm {...{ draft, chosen, ideas, timeZone, now, problem, twitchChannel }} onChange={setDraft} />
          </form>
          <aside className="plan-side" aria-label={t('preview')}>
            <Panel>
              <h2>{t('preview')}</h2>
              <RoundPreview draft={draft} shares={chosen.map((idea) => shareClass(ideas.shareOf(idea)))} />
              <p className="text-small text-text-2">
                <DraftSummary {...summary} isLong />
              </p>
              {submitButton}
            </Panel>
          </aside>
          <div className="plan-foot">
            {submitButton}
            <p className="num">
              <DraftSummary {...summary} />
            </p>
          </div>
        </>
      )}
    </>
  );
}
