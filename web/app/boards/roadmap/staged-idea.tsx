import type { Idea } from '@upnext/contract/boards/ideas';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { FlagButton } from '../../ui/flag-button.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { TitleEdited } from '../chart/title-edited.tsx';

type StagedIdeaProps = { idea: Idea; path: string; onReport: ((idea: Idea) => void) | undefined };

/** An idea that is planned, in progress or not planned: title, votes, and the date when it entered this stage. */
export function StagedIdea({ idea, path, onReport }: StagedIdeaProps) {
  const t = useTranslations('roadmap');
  const chart = useTranslations('chart');
  const format = useFormatter();
  return (
    <article className="staged">
      {idea.picture && <Thumb picture={idea.picture} />}
      <h3 dir="auto" className="staged-title">
        <Link to={path}>{idea.title}</Link>
      </h3>
      {idea.notPlannedReason && (
        <p dir="auto" className="staged-reason">
          {idea.notPlannedReason}
        </p>
      )}
      <p className="staged-meta num">
        <strong>{t('votes', { count: idea.votes })}</strong>
        {idea.stagedAt && (
          <span>{t('since', { date: format.dateTime(new Date(idea.stagedAt), { dateStyle: 'medium' }) })}</span>
        )}
        {idea.suggestedByUsername && <span>{t('from', { username: idea.suggestedByUsername })}</span>}
        {idea.titleEditedAt && <TitleEdited at={idea.titleEditedAt} />}
        {onReport && <FlagButton label={chart('report', { title: idea.title })} onPress={() => onReport(idea)} />}
      </p>
    </article>
  );
}
