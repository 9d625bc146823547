import { IdeaInput } from '@upnext/contract/boards/ideas';
import type { FieldErrorKey } from '@upnext/contract/text';

import { sameTitle } from './same-title.ts';

/** `line` is the idea's line in the text or in the file. */
export type TypedIdea = { line: number; title: string; description: string };

/** 'twice': earlier in the list. 'known': on the chart already. 'over': more than can be added at once. */
type Problem = 'twice' | 'known' | 'over' | FieldErrorKey;

export type CheckedIdea = TypedIdea & { problem?: Problem };

/** Checks each idea as the server will do, so that problems are shown before anything is sent. */
export function checkIdeas(
  typed: readonly TypedIdea[],
  { known, most }: { known: readonly string[]; most: number },
): CheckedIdea[] {
  const onChart = new Set(known.map(sameTitle));
  const seen = new Set<string>();
  return typed.map((idea) => {
    const key = sameTitle(idea.title);
    const { error } = IdeaInput.safeParse(idea);
    const problem = error
      ? ((error.issues[0]?.message ?? 'value.invalid') as FieldErrorKey)
      : (onChart.has(key) && 'known') || (seen.has(key) && 'twice') || (seen.size >= most && 'over');
    if (!problem) seen.add(key);
    return problem ? { ...idea, problem } : idea;
  });
}
