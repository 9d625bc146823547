import type { Idea } from '@upnext/contract/boards/ideas';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

type WithdrawButtonProps = { idea: Pick<Idea, 'id' | 'title'>; onWithdrawn: (reply: VoteReply | undefined) => void };

/** Withdraws the viewer's vote for an idea on the chart. */
export function WithdrawButton({ idea, onWithdrawn }: WithdrawButtonProps) {
  const t = useTranslations('votes');
  const withdraw = useWithdrawal('anywhere');
  const [isSending, setSending] = useState(false);
  const onClick = async () => {
    setSending(true);
    await withdraw(idea.id, onWithdrawn);
    setSending(false);
  };
  return (
    <Button
      kind="soft"
      size="s"
      className="mt-1 justify-self-start"
      busy={isSending}
      aria-label={t('withdrawFor', { title: idea.title })}
      onClick={() => void onClick()}
    >
      {t('withdraw')}
    </Button>
  );
}
