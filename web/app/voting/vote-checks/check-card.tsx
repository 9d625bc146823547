import { clockFields } from '@upnext/contract/clock';
import type { CheckDecision, VoteCheck } from '@upnext/contract/voting/vote-checks';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrivalsPlot } from './arrivals-plot.tsx';
import { CheckReasons } from './check-reasons.tsx';
import { CheckTime } from './check-time.tsx';
import { suggestsRemoval } from './suggests-removal.ts';

type CheckCardProps = {
  check: VoteCheck;
  timeZone: string;
  verifiedOnly: boolean;
  /** Undefined for members who can't decide. */
  onDecide: ((decision: CheckDecision) => void) | undefined;
  busyWith: CheckDecision | undefined;
};

/** A group of votes on hold: what happened, why they are on hold, and the two decisions. */
export function CheckCard({ check, timeZone, verifiedOnly, onDecide, busyWith }: CheckCardProps) {
  const t = useTranslations('voteChecks');
  const format = useFormatter();
  const titleId = useId();
  const { id, kind, ideas, votes, figures, releasesAt } = check;
  const [idea] = ideas;
  const isRemovalSuggested = suggestsRemoval(check);
  return (
    <section id={`check-${id}`} className="sheet check" aria-labelledby={titleId} tabIndex={-1}>
      <p className="check-when">
        <Badge>{t('onHold', { count: votes })}</Badge>
        <CheckTime check={check} timeZone={timeZone} />
      </p>
      <h2 id={titleId}>
        {kind === 'lockstep'
          ? t('lockstep', { accounts: figures.accounts, ideas: ideas.length })
          : idea
            ? t('group', { count: votes, title: idea.title })
            : t('groupDeleted', { count: votes })}
      </h2>
      {kind === 'lockstep' && ideas.length > 0 && (
        <p className="check-ideas">
          {t('ideas', {
            titles: format.list(
              ideas.map(({ title }) => t('quoted', { title })),
              { type: 'conjunction' },
            ),
          })}
        </p>
      )}
      <CheckReasons check={check} />
      {figures.plot.periods.length > 0 && <ArrivalsPlot plot={figures.plot} timeZone={timeZone} />}
      {releasesAt !== null && (
        <p className="check-note">
          {t('releases', {
            moment: format.dateTime(new Date(releasesAt), {
              weekday: 'long',
              ...clockFields,
              timeZone,
            }),
          })}
        </p>
      )}
      {verifiedOnly && <p className="check-note">{t('stillWait')}</p>}
      {onDecide ? (
        <div className="check-acts">
          {/* Always in this order, so that no one presses the wrong one out of habit. */}
          <Button
            size="s"
            kind={isRemovalSuggested ? 'soft' : 'ink'}
            aria-describedby={titleId}
            busy={busyWith === 'count'}
            disabled={busyWith !== undefined && busyWith !== 'count'}
            onClick={() => onDecide('count')}
          >
            {busyWith === 'count' ? t('counting') : t('count')}
          </Button>
          <Button
            size="s"
            kind={isRemovalSuggested ? 'ink' : 'soft'}
            aria-describedby={titleId}
            busy={busyWith === 'remove'}
            disabled={busyWith !== undefined && busyWith !== 'remove'}
            onClick={() => onDecide('remove')}
          >
            {busyWith === 'remove' ? t('removing') : t('remove', { count: votes })}
          </Button>
        </div>
      ) : (
        <p className="check-note">{t('askEditor')}</p>
      )}
    </section>
  );
}
