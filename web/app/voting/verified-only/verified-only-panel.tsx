import '../../styles/verified-only.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setVerifiedOnly } from '@upnext/contract/voting/verified-only';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { voteChecksQuery } from '../vote-checks/use-vote-checks.ts';
import { VerifiedOnlyPreview } from './verified-only-preview.tsx';

/** Jobs move the votes, usually within this time. */
const movedMs = 3_000;

type VerifiedOnlyPanelProps = { verifiedOnly: boolean; board: string | undefined };

/** The switch for the owner. It opens a preview, and nothing changes before it is applied. */
export function VerifiedOnlyPanel({ verifiedOnly, board }: VerifiedOnlyPanelProps) {
  const t = useTranslations('voteChecks');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const [wanted, setWanted] = useState(verifiedOnly);
  const isOpen = wanted !== verifiedOnly;
  const { queryKey } = voteChecksQuery(board);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(setVerifiedOnly, { query: { board }, body: { verifiedOnly: wanted } }),
    onSuccess: (reply) => {
      client.setQueryData(queryKey, (known) => known && { ...known, ...reply });
      showToast({ title: t(reply.verifiedOnly ? 'appliedOn' : 'appliedOff'), text: t('appliedText') });
      setTimeout(() => void client.invalidateQueries({ queryKey }), movedMs);
    },
    onError: (error) => showFailure(t('applyError'), error),
  });
  return (
    <Panel aria-label={t('verifiedOnly')} className="verified-only">
      <Switch
        checked={wanted}
        disabled={isPending}
        label={
          <>
            <span className="verified-only-title">{t('verifiedOnly')}</span>
            <span className="block text-small text-text-2">{t('verifiedOnlyHint')}</span>
          </>
        }
        onChange={({ target }) => setWanted(target.checked)}
      />
      {isOpen && (
        <>
          <VerifiedOnlyPreview verifiedOnly={wanted} board={board} />
          <div className="check-acts">
            <Button size="s" busy={isPending} onClick={() => mutate()}>
              {isPending ? t('applying') : t('apply')}
            </Button>
            <Button kind="soft" size="s" disabled={isPending} onClick={() => setWanted(verifiedOnly)}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
