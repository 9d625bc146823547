import { VerifyLine } from '../verified-accounts/verify-line.tsx';
import { SignInOffer } from './sign-in-offer.tsx';

/** What fans see above the chart after a vote: the line about verification, and once an offer to keep their access. */
export function AfterVote({ verifyClassName }: { verifyClassName: string }) {
  return (
    <>
      <VerifyLine className={verifyClassName} />
      <SignInOffer />
    </>
  );
}
