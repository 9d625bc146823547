import '../styles/board.css';
import '../styles/idea-head.css';
import '../styles/idea-page.css';
import '../styles/idea-parts.css';
import '../styles/idea-race.css';
import { handleOf, ideaPath } from '@upnext/contract/boards/board-handle';
import { getIdea, type IdeaPage as IdeaReply } from '@upnext/contract/boards/idea-page';
import { Share } from 'lucide-react';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { HelpItWin } from '../boards/idea-page/help-it-win.tsx';
import { IdeaAction } from '../boards/idea-page/idea-action.tsx';
import { IdeaDays } from '../boards/idea-page/idea-days.tsx';
import { IdeaHead } from '../boards/idea-page/idea-head.tsx';
import { IdeaMeta } from '../boards/idea-page/idea-meta.tsx';
import { IdeaRace } from '../boards/idea-page/idea-race.tsx';
import { IdeaStages } from '../boards/idea-page/idea-stages.tsx';
import { OtherIdeas } from '../boards/idea-page/other-ideas.tsx';
import { useIdeaPage } from '../boards/idea-page/use-idea-page.ts';
import { BackHeader } from '../boards/public-page/back-header.tsx';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import { useReport } from '../operations/reports/use-report.tsx';
import { useVisit } from '../reach/insights/use-visit.ts';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useDeferredPart } from '../ui/use-deferred-part.tsx';
import type { Route } from './+types/idea.ts';

export const handle = { texts: 'idea' satisfies TextPart };
await requireTexts('idea');

const importLive = () => import('../boards/idea-page/live-idea.tsx').then(({ LiveIdea }) => LiveIdea);

export async function loader({ context, params: { username, board, id }, url }: Route.LoaderArgs) {
  const params = { username: handleOf(username, board), id };
  const seed = await context.get(pageContext).seed(getIdea, { params }).catch(missing('page'));
  const { creator, idea } = seed.data as IdeaReply;
  redirectRenamed(username, creator.username, (name) => ideaPath(name, board, idea.id) + url.search);
  // The idea was merged. A merge can be undone, so the redirect is cached for one minute only.
  if (String(idea.id) !== id)
    throw redirect(ideaPath(username, board, idea.id) + url.search, {
      status: 301,
      headers: { 'cache-control': 'private, max-age=60' },
    });
  return { seeds: [seed] };
}

export default function IdeaPage({ loaderData: { seeds }, params: { username, board, id } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Idea key={id} named={handleOf(username, board)} ideaId={Number(id)} />
    </Seeds>
  );
}

function Idea({ named, ideaId }: { named: string; ideaId: number }) {
  const t = useTranslations('ideaPage');
  const shown = useIdeaPage(named, ideaId);
  const { page, name, chartPath, isOwner, isOpen, share } = shown;
  const { report, dialog } = useReport();
  const { Part: Live } = useDeferredPart(importLive, isOpen);
  useVisit(named);
  return (
    <SiteFrame
      background={`background-${page.creator.profileBackground}`}
      mainClassName="idea-page"
      skipLabel={t('skip')}
      header={<BackHeader creator={page.creator} name={name} chartPath={chartPath} label={t('back')} />}
    >
      <IdeaMeta shown={shown} />
      <div className="idea-column">
        <IdeaHead shown={shown} onReport={isOwner ? undefined : () => report(page.idea)} />
        <HelpItWin shown={shown} />
        <IdeaStages shown={shown} />
      </div>
      <div className="idea-column">
        <IdeaRace shown={shown} />
        <IdeaDays page={page} />
        <OtherIdeas shown={shown} />
      </div>
      <div className="dock">
        <IdeaAction shown={shown} />
        <IconButton filled label={t('share')} onClick={share}>
          <Share className="i" aria-hidden="true" />
        </IconButton>
      </div>
      {Live && <Live handle={named} ideaId={ideaId} />}
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
