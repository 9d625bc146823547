import type { Idea } from '@upnext/contract/boards/ideas';

/** Matches ideas that contain every word in title, description or '@username'. Ignores case and accents. */
export function searchIdeas(ideas: Idea[], search: string): Idea[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return ideas;
  return ideas.filter(({ title, description, suggestedByUsername = '' }) => {
    const text = plain(`${title} ${description} @${suggestedByUsername}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
