import { getReceipt } from '@upnext/contract/voting/ballots';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { Panel } from '../../ui/card.tsx';
import { saveFile } from '../../ui/save-file.ts';
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
      const receipt = `${JSON.stringify(await call(getReceipt, { params }), null, 2)}\n`;
      saveFile(new Blob([receipt], { type: 'application/json' }), `receipt-${handle}-${round.number}.json`);
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
