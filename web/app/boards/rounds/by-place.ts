import type { Candidate } from '@upnext/contract/voting/round-fields';

/** Sorts candidates by place. Removed ideas have no place and come last. */
export function byPlace(a: Candidate, b: Candidate): number {
  return (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number;
}
