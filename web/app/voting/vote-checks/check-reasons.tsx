import type { VoteCheck } from '@upnext/contract/voting/vote-checks';
import { useTranslations } from 'use-intl';

import { suggestsRemoval } from './suggests-removal.ts';

/** Why the votes are on hold, one sentence per figure. */
export function CheckReasons({ check }: { check: VoteCheck }) {
  const t = useTranslations('voteChecks');
  const { accounts, newAccounts, singleVotes, verified, devices, networks, ...others } = check.figures;
  const votedForNothingElse = newAccounts !== undefined && singleVotes === newAccounts.count;
  const reasons = [
    newAccounts &&
      t(votedForNothingElse ? 'newAlone' : 'newAccounts', {
        count: newAccounts.count,
        minutes: newAccounts.withinMinutes,
      }),
    singleVotes !== undefined && !votedForNothingElse && t('singleVotes', { count: singleVotes, accounts }),
    others.togetherSeconds !== undefined && t('together', { minutes: Math.ceil(others.togetherSeconds / 60) }),
    devices !== undefined && t('devices', { count: devices }),
    networks !== undefined && t('networks', { count: networks }),
    others.isRegular && t('regular'),
    others.scripted !== undefined && t('scripted', { count: others.scripted }),
    others.gone !== undefined && t('gone', { count: others.gone }),
    verified === 0 ? t('noneVerified') : t('someVerified', { count: verified, accounts }),
    !suggestsRemoval(check) && t('friends'),
  ].filter((reason) => typeof reason === 'string');
  return (
    <ul className="check-reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
