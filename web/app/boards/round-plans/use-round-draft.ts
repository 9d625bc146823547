import type { Idea } from '@upnext/contract/boards/ideas';
import { useState } from 'react';

import { fitDraft, newDraft, presetIdeas } from './round-draft.ts';

/** The draft of a new round, fitted to the ideas of the chart, and the ideas that are in it. */
export function useRoundDraft(ideas: Idea[], question: string, today: string) {
  const [draft, setDraft] = useState(() => newDraft(question, today));
  const preset = presetIdeas(ideas);
  const fitted = fitDraft(draft, preset.length);
  const { ideas: choice } = fitted;
  const chosen = typeof choice === 'number' ? preset.slice(0, choice) : ideas.filter(({ id }) => choice.includes(id));
  return { draft: fitted, setDraft, chosen };
}
