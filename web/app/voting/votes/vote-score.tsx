import { VoteCount } from './vote-count.tsx';

/** Vote count without a button, for the owner and on past charts. */
export function VoteScore({ votes }: { votes: number }) {
  return (
    <p className="score">
      <VoteCount votes={votes} />
    </p>
  );
}
