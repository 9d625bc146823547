import type { ProfileBackground } from '@upnext/contract/identity/accounts';

/** A published idea. The order in a creator's file is the order of the chart today. */
export type DemoIdea = {
  title: string;
  description?: string;
  /** Total votes. By default they depend on its place on the chart. */
  votes?: number;
  /** Votes since the last chart close. */
  votesToday?: number;
  /** Default for `votesToday`: `rising` means many, `fading` none, otherwise a few. */
  trend?: 'rising' | 'fading';
  /** When it was published: 0 is today, so it was not on the chart at the last close. */
  daysAgo?: number;
  /** The fan who suggested it. */
  suggestedBy?: string;
  /** Planned or in progress, and still open for votes. */
  stage?: 'planned' | 'making';
  /** Fans who voted for it and for nothing else on this board. */
  votedBy?: string[];
};

/** A closed idea: made, or set aside with a reason. */
type DemoFinished = {
  title: string;
  description: string;
  votes: number;
  daysAgo: number;
  suggestedBy?: string;
} & ({ pieceUrl: string } | { setAsideReason: string });

/** A pending suggestion. */
type DemoSuggestion = { title: string; description: string; suggestedBy: string; hoursAgo: number };

type DemoShareLink = { token: string; isActive?: boolean; expiresInDays?: number; madeDaysAgo: number };

export type DemoCreator = {
  username: string;
  email?: string;
  profileDescription: string | null;
  profileBackground: ProfileBackground;
  links: Partial<Record<'twitter' | 'instagram' | 'youtube' | 'tiktok' | 'threads' | 'website', string>>;
  /** The age of the account. */
  daysOld: number;
  acceptsSuggestions?: boolean;
  isListed?: boolean;
  isFeatured?: boolean;
  /** Votes of the idea in first place. The others depend on their place. */
  topVotes: number;
  /** No votes since the last chart close. */
  quietToday?: boolean;
  ideas: DemoIdea[];
  finished?: DemoFinished[];
  suggestions?: DemoSuggestion[];
  shareLinks?: DemoShareLink[];
  overlayToken?: string;
};
