import type { ProfileBackground } from '@upnext/contract/identity/accounts';

/** A published idea. A creator's file lists its ideas in today's chart order. */
export type DemoIdea = {
  title: string;
  description?: string;
  /** Total votes; by default, calculated from the idea's place on the chart. */
  votes?: number;
  /** Votes since the last chart close. */
  votesToday?: number;
  /** Determines the default for `votesToday`: many votes for `rising`, none for `fading`, otherwise a few. */
  trend?: 'rising' | 'fading';
  /** How many days ago the idea was published. If it is 0 (today), the idea was not on the chart at the last close. */
  daysAgo?: number;
  /** The fan who suggested it. */
  suggestedBy?: string;
  /** Set if the idea is planned or in progress. Such ideas are still open for voting. */
  stage?: 'planned' | 'in-progress';
  /** Fans who voted for this idea and for no other idea on the board. */
  votedBy?: string[];
};

/** A closed idea: made, or not planned with a reason. */
type DemoFinished = {
  title: string;
  description: string;
  votes: number;
  daysAgo: number;
  suggestedBy?: string;
} & ({ pieceUrl: string } | { notPlannedReason: string });

/** A pending suggestion. */
type DemoSuggestion = { title: string; description: string; suggestedBy: string; hoursAgo: number };

type DemoShareLink = { token: string; name?: string; isActive?: boolean; expiresInDays?: number; madeDaysAgo: number };

export type DemoCreator = {
  username: string;
  displayName?: string;
  email?: string;
  profileDescription: string | null;
  profileBackground: ProfileBackground;
  links: Partial<Record<'twitter' | 'instagram' | 'youtube' | 'tiktok' | 'threads' | 'website', string>>;
  /** The account's age in days. */
  daysOld: number;
  acceptsSuggestions?: boolean;
  isListed?: boolean;
  isFeatured?: boolean;
  /** The number of votes for the idea in first place. The other ideas' vote counts are calculated from their places. */
  topVotes: number;
  /** If true, there have been no votes since the last chart close. */
  quietToday?: boolean;
  ideas: DemoIdea[];
  finished?: DemoFinished[];
  suggestions?: DemoSuggestion[];
  shareLinks?: DemoShareLink[];
  overlayToken?: string;
};
