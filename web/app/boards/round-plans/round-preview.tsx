import type { RoundDraft } from './round-draft.ts';

/** A small drawing of the round's page: bars of equal length if counts are hidden. */
export function RoundPreview({ draft, shares }: { draft: RoundDraft; shares: string[] }) {
  return (
    <div className="plan-preview" aria-hidden="true">
      <p dir="auto">{draft.question}</p>
      <ul>
        {shares.map((share, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the bars are decoration
          <li key={at} className={draft.hidesCounts ? 'share-90' : share} />
        ))}
      </ul>
    </div>
  );
}
