import { getReceipt } from '@upnext/contract/voting/ballots';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { Panel } from '../../ui/card.tsx';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { useRoundFailure } from './use-round-failure.ts';
import type { ShownRound } from './use-round.ts';

const importCheck = () => import('./check-result.tsx').then(({ CheckResult }) => CheckResult);

type ResultProofProps = { shown: ShownRound; hasBallot: boolean };

/**
 * The published ballots: what they prove, and the ways to check them. The ballots can be downloaded without JavaScript, for
 * the script in the documentation.
 */
export function ResultProof({ shown, hasBallot }: ResultProofProps) {
  const t = useTranslations('rounds');
  const { round, handle } = shown;
  const proof = round.result?.proof;
  const [isChecking, setChecking] = useState(false);
  const { Part: Check, load } = useDeferredPart(importCheck);
  const showFailure = useRoundFailure();
  const base = `/api/creators/${handle}/rounds/${round.number}`;
  const saveReceipt = async () => {
    try {
      const params = { username: handle, number: String(round.number) };
      save(`receipt-${handle}-${round.number}.json`, await call(getReceipt, { params }));
    } catch (error) {
      showFailure(t('receiptError'), error);
    }
  };
  return (
    <Panel aria-labelledby="proof" className="result-proof">
      <BadgeCheck className="i" aria-hidden="true" />
      <div>
        <h2 id="proof">{t('verified')}</h2>
        <p>{proof ? t('verifiedText', { count: proof.size }) : t('verifySoon')}</p>
        {proof && (
          <>
            <p className="result-checks">
              <button
                type="button"
                className="text-link result-script"
                onClick={() => void load().then((isLoaded) => setChecking(isLoaded))}
              >
                {t('check')}
              </button>
              <a href={`${base}/ballots`} className="text-link" download={`ballots-${handle}-${round.number}.ndjson`}>
                {t('download')}
              </a>
              {hasBallot && (
                <button type="button" className="text-link" onClick={() => void saveReceipt()}>
                  {t('receipt')}
                </button>
              )}
            </p>
            {hasBallot && <p>{t('receiptNote')}</p>}
            {isChecking && Check && <Check shown={shown} proof={proof} hasBallot={hasBallot} />}
            <details>
              <summary>{t('signed')}</summary>
              <pre>{proof.checkpoint}</pre>
            </details>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Saves a value as a file. */
function save(name: string, value: object): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
