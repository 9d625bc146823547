import { useQuery } from '@tanstack/react-query';
import { toRequest } from '@upnext/contract/request';
import { downloadBallots, getReceipt } from '@upnext/contract/voting/ballots';
import type { Round, RoundProof } from '@upnext/contract/voting/round-fields';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { checkBallots, readLines } from '../../voting/receipts/check-ballots.ts';
import { checkSignature } from '../../voting/receipts/check-signature.ts';
import type { ShownRound } from './use-round.ts';

type CheckResultProps = { shown: ShownRound; proof: RoundProof; hasBallot: boolean };

/** Downloads all ballots and checks them in the browser: fingerprint, signature, recount, and the viewer's own ballot. */
export function CheckResult({ shown: { round, handle, viewer }, proof, hasBallot }: CheckResultProps) {
  const t = useTranslations('rounds');
  const [checked, setChecked] = useState(0);
  const { data, isError } = useQuery({
    queryKey: ['checked ballots', handle, round.number, viewer?.id, hasBallot],
    queryFn: () => check(handle, round, proof, hasBallot, setChecked),
    gcTime: 0,
  });
  if (isError) return <p role="alert">{t('checkError')}</p>;
  const findings = data && [
    { isRight: data.isRoot, right: 'checkRoot', wrong: 'wrongRoot' } as const,
    { isRight: data.isSigned, right: 'checkSignature', wrong: 'wrongSignature' } as const,
    { isRight: data.isCount, right: 'checkVotes', wrong: 'wrongVotes' } as const,
    ...(data.hasOwn === undefined ? [] : [{ isRight: data.hasOwn, right: 'checkOwn', wrong: 'wrongOwn' } as const]),
  ];
  return (
    <div className="result-check">
      <output>
        {!data && <Spinner />}
        {data ? t('checkTitle') : t('checking')}
        <span className="num">
          {(data?.size ?? checked) > 0 && t('checkedCount', { count: data?.size ?? checked })}
        </span>
      </output>
      {findings && (
        <ul>
          {findings.map(({ isRight, right, wrong }) => (
            <li key={right} data-wrong={isRight === false || undefined}>
              {isRight ? <Check className="i" aria-hidden="true" /> : <CircleAlert className="i" aria-hidden="true" />}
              {isRight === undefined ? t('signatureUnknown') : t(isRight ? right : wrong)}
            </li>
          ))}
        </ul>
      )}
      {data && data.hasOwn === undefined && <p>{t('checkOwnNone')}</p>}
      {data && <p>{t('proves')}</p>}
    </div>
  );
}

async function check(
  handle: string,
  round: Round,
  proof: RoundProof,
  hasBallot: boolean,
  onProgress: (checked: number) => void,
) {
  const params = { username: handle, number: String(round.number) };
  const receipt = hasBallot ? await call(getReceipt, { params }) : undefined;
  const response = await fetch(toRequest(downloadBallots, { params }).url, { cache: 'no-cache' });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const { size, root, votes, hasOwn } = await checkBallots(readLines(response.body), {
    own: receipt?.ballot,
    onProgress,
  });
  return {
    size,
    isRoot: root === proof.root && size === proof.size,
    isSigned: await checkSignature(proof),
    isCount: round.candidates.every(({ ideaId, votes: shown }) => (votes.get(ideaId) ?? 0) === shown),
    // A different root in the receipt would mean that the site shows different results to different people.
    hasOwn: receipt && hasOwn && receipt.root === root,
  };
}
