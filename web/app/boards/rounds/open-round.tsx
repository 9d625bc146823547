import { useTranslations } from 'use-intl';

import { ShareButton } from '../public-page/share-button.tsx';
import { BallotList } from './ballot-list.tsx';
import { OwnerLink } from './owner-link.tsx';
import { RoundClock } from './round-clock.tsx';
import { RoundTitle } from './round-title.tsx';
import { useBallot } from './use-ballot.ts';
import type { ShownRound } from './use-round.ts';

/** A round that takes votes: the question, the time left, and the ideas to pick from. */
export function OpenRound({ shown }: { shown: ShownRound }) {
  const t = useTranslations('rounds');
  const { round, name, zone, times, isOwner, share } = shown;
  const closesAt = new Date(round.closesAt);
  const ballot = useBallot(shown);
  return (
    <>
      <section className="round-head" aria-labelledby="question">
        <RoundTitle round={round} />
        <RoundClock opensAt={round.opensAt} closesAt={round.closesAt} />
        <p className="round-when">
          <time dateTime={round.closesAt}>{t('closes', { moment: times.long(closesAt), zone })}</time>
          {round.extendedFrom && <span> {t('extended', { moment: times.long(new Date(round.extendedFrom)) })}</span>}
        </p>
        <p className="round-rule">
          {t(`rule.${round.votesPerPerson}`)}{' '}
          {round.hidesCounts ? t('hidden', { moment: times.short(closesAt) }) : t('live')}
          {round.twitchChannel !== null && ` ${t('chatRule', { channel: round.twitchChannel })}`}
          {round.pickFrom === 'top-three' && ` ${t('pickRule', { username: name })}`}
        </p>
        <div className="round-acts">
          <ShareButton kind={isOwner ? 'ink' : 'soft'} size="s" onClick={share} />
          {isOwner && <OwnerLink shown={shown} />}
        </div>
      </section>
      <BallotList shown={shown} ballot={ballot} />
    </>
  );
}
