import { IdeaInput } from '@upnext/contract/boards/ideas';
import type { FieldErrorKey } from '@upnext/contract/text';

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
  const onChart = new Set(known.map(sameAs));
  const seen = new Set<string>();
  return typed.map((idea) => {
    const key = sameAs(idea.title);
    const { error } = IdeaInput.safeParse(idea);
    const problem = error
      ? ((error.issues[0]?.message ?? 'value.invalid') as FieldErrorKey)
      : (onChart.has(key) && 'known') || (seen.has(key) && 'twice') || (seen.size >= most && 'over');
    if (!problem) seen.add(key);
    return problem ? { ...idea, problem } : idea;
  });
}

/** Titles that differ only in case or spaces count as the same idea. */
function sameAs(title: string): string {
  return title.normalize().trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
