import { boardPath, handleOf, ideaPath, nameOf } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { Roadmap } from '@upnext/contract/boards/roadmap';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lane } from './lane.tsx';
import { MadeIdea } from './made-idea.tsx';
import { StagedIdea } from './staged-idea.tsx';

type RoadmapLanesProps = { roadmap: Roadmap; onReport: ((idea: Idea) => void) | undefined };

/** The four lanes of the roadmap: in progress, planned, made, not planned. */
export function RoadmapLanes({ roadmap: { creator, board, lanes }, onReport }: RoadmapLanesProps) {
  const t = useTranslations('roadmap');
  const { username } = creator;
  const handle = handleOf(username, board?.slug);
  const pathOf = ({ id }: Idea) => ideaPath(username, board?.slug, id);
  const [inProgress, planned, made, notPlanned] = lanes;
  if (!inProgress || !planned || !made || !notPlanned) return null;
  if (lanes.every(({ ideas }) => ideas.length === 0))
    return (
      <EmptyState
        numeral="1"
        heading="h2"
        title={t('emptyTitle')}
        text={t('emptyText', { username: nameOf(creator) })}
        action={
          <Link to={boardPath(username, board?.slug)} className={buttonClass()}>
            {t('toChart')}
          </Link>
        }
      />
    );
  return (
    <>
      {[inProgress, planned].map((lane) => (
        <section key={lane.stage} className="sheet lane" aria-labelledby={lane.stage}>
          <h2 id={lane.stage}>{t(lane.stage === 'in-progress' ? 'inProgress' : 'planned')}</h2>
          {lane.ideas.length === 0 ? (
            <p className="lane-empty">{t(lane.stage === 'in-progress' ? 'inProgressEmpty' : 'plannedEmpty')}</p>
          ) : (
            <Lane board={handle} lane={lane} className="lane-rows">
              {(idea) => <StagedIdea idea={idea} path={pathOf(idea)} onReport={onReport} />}
            </Lane>
          )}
        </section>
      ))}
      {made.ideas.length > 0 && (
        <section className="hall" aria-labelledby="made">
          <div>
            <h2 id="made">{t('made')}</h2>
            <p>{t('madeText', { username: nameOf(creator) })}</p>
          </div>
          <Lane board={handle} lane={made} className="hall-cards">
            {(idea, isEarly) => <MadeIdea idea={idea} path={pathOf(idea)} isEarly={isEarly} onReport={onReport} />}
          </Lane>
        </section>
      )}
      {notPlanned.ideas.length > 0 && (
        <section className="sheet lane lane-wide" aria-labelledby="not-planned">
          <h2 id="not-planned">{t('notPlanned')}</h2>
          <Lane board={handle} lane={notPlanned} className="lane-rows">
            {(idea) => <StagedIdea idea={idea} path={pathOf(idea)} onReport={onReport} />}
          </Lane>
        </section>
      )}
    </>
  );
}
