import { useTranslations } from 'use-intl';

import type { WaitingVote } from '../../api/waiting-vote.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Host } from './host.ts';
import { WaitingRows } from './waiting-rows.tsx';

type AuthPitchProps = {
  host: Host | null;
  isToVote: boolean;
  isClosed: boolean;
  /** The vote that will be cast after login. */
  waiting: WaitingVote | undefined;
};

/** Pitch next to the auth forms, with the vote that waits for the login, the creator's top ideas or sample ideas. */
export function AuthPitch({ host, isToVote, isClosed, waiting }: AuthPitchProps) {
  const t = useTranslations('accounts');
  const vote = useTranslations('guestVotes');
  const text = host ? t(isClosed ? 'hostClosedText' : 'hostHeroText', { username: host.username }) : t('heroText');
  const leaders = host?.leaders ?? [
    { id: 1, title: t('sampleFirst') },
    { id: 2, title: t('sampleSecond') },
    { id: 3, title: t('sampleThird') },
  ];
  return (
    <section className="pitch">
      {host && (
        <p className="pitch-host">
          <Avatar name={host.username} src={host.logoUrl} size="m" />
          <span>{host.username}</span>
        </p>
      )}
      <h1>{waiting ? vote('readyTitle') : host ? t('hostHeroTitle') : t('heroTitle')}</h1>
      <p className="pitch-text">{isToVote ? t('toVoteText') : waiting ? vote('readyText') : text}</p>
      {waiting && waiting.rows.length > 0 && <WaitingRows vote={waiting} />}
      {!waiting && leaders.length > 0 && (
        <ol className="pitch-chart" aria-label={host ? t('hostChart') : t('sampleChart')}>
          {leaders.map(({ id, title }, index) => (
            <li key={id}>
              <b>
                <span className="sr">{t('place')} </span>
                {index + 1}
              </b>
              <span dir="auto" className="pitch-title">
                {title}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
