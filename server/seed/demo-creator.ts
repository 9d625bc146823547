import type { ProfileBackground } from '@upnext/contract/identity/accounts';

/** A published idea. The order in a creator's file is the order of the chart today. */
export type DemoIdea = {
  title: string;
  description?: string;
  /** All its votes; without it, what its place on the chart suggests. */
  votes?: number;
  /** Those of them cast since the last chart close. */
  votesToday?: number;
  /** What `votesToday` is without a number: `rising` a lot, `fading` nothing, else a few. */
  trend?: 'rising' | 'fading';
  /** When it was published: 0 is today, so it was not on the chart at the last close. */
  daysAgo?: number;
  /** The fan whose suggestion it was. */
  suggestedBy?: string;
  /** On its way already, and still in the race. */
  stage?: 'planned' | 'making';
  /** Fans who surely voted for it; they voted for nothing else on this board. */
  votedBy?: string[];
};

/** An idea that has left the race: made, or set aside for a reason. */
type DemoFinished = {
  title: string;
  description: string;
  votes: number;
  daysAgo: number;
  suggestedBy?: string;
} & ({ pieceUrl: string } | { setAsideReason: string });

/** A suggestion that waits. */
type DemoSuggestion = { title: string; description: string; suggestedBy: string; hoursAgo: number };

type DemoShareLink = { token: string; isActive?: boolean; expiresInDays?: number; madeDaysAgo: number };

export type DemoCreator = {
  username: string;
  email?: string;
  profileDescription: string | null;
  profileBackground: ProfileBackground;
  links: Partial<Record<'twitter' | 'instagram' | 'youtube' | 'tiktok' | 'threads' | 'website', string>>;
  /** How long ago the account was made. */
  daysOld: number;
  acceptsSuggestions?: boolean;
  isListed?: boolean;
  isFeatured?: boolean;
  /** Votes of the idea in first place; the others follow by their place. */
  topVotes: number;
  /** Nobody voted since the last chart close. */
  quietToday?: boolean;
  ideas: DemoIdea[];
  finished?: DemoFinished[];
  suggestions?: DemoSuggestion[];
  shareLinks?: DemoShareLink[];
  overlayToken?: string;
};
