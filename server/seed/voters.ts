import type { DemoCreator, DemoIdea } from './demo-creator.ts';
import { randomFor } from './random.ts';

/** Picks a different fan for each vote. A few fans vote often, most vote rarely, and each has favorite creators. */
export function chooseVoters(creator: DemoCreator, idea: DemoIdea, fans: readonly string[], count: number): string[] {
  const certain = idea.votedBy ?? [];
  const spokenFor = new Set(creator.ideas.flatMap(({ votedBy }) => votedBy ?? []));
  const random = randomFor(`${creator.username}/${idea.title}: voters`);
  const favour = randomFor(`${creator.username}: favour`);
  const drawn = fans
    .map((fan, index) => {
      const eagerness = (index + 20) ** -0.4 * (0.3 + favour());
      return { fan, key: random() ** (1 / eagerness) };
    })
    .filter(({ fan }) => !spokenFor.has(fan))
    .toSorted((a, b) => b.key - a.key)
    .map(({ fan }) => fan);
  const voters = [...certain, ...drawn].slice(0, count);
  if (voters.length < count) throw new Error(`${creator.username} needs more fans for "${idea.title}".`);
  return shuffle(voters, random);
}

/** Shuffles the list; otherwise, the most active fans would always vote first. */
function shuffle(list: string[], random: () => number): string[] {
  return list
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
