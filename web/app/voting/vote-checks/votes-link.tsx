import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useVoteChecks } from './use-vote-checks.ts';

/** Link to the votes page of a board, with the number of votes on hold. */
export function VotesLink({ to, board }: { to: string; board: string | undefined }) {
  const t = useTranslations('voteChecks');
  const onHold = useVoteChecks(board).data?.week.onHold ?? 0;
  return (
    <Link to={to} className={buttonClass({ kind: 'soft', size: 's' })}>
      <ShieldCheck className="i" aria-hidden="true" />
      {t('open')}
      {onHold > 0 && (
        <Badge className="votes-held">
          {onHold}
          <span className="sr"> {t('onHoldBadge')}</span>
        </Badge>
      )}
    </Link>
  );
}
