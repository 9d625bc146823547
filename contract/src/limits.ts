/** The numbers of the product, once. Texts are counted in graphemes: as the reader sees them. */
export const limits = {
  usernameMin: 3,
  usernameMax: 50,
  passwordMin: 6,
  passwordMax: 100,
  emailMax: 254,
  urlMax: 500,
  profileDescriptionMax: 500,
  ideaTitleMin: 1,
  ideaTitleMax: 100,
  ideaDescriptionMax: 280,
  suggestionTitleMin: 3,
  suggestionDescriptionMin: 10,
  /** A grapheme may be several code units (a family emoji is 11): what a text may weigh at most. */
  codeUnitsPerGrapheme: 12,
  searchMax: 100,
  /** From so many ideas on, a board can be searched. */
  searchableFrom: 21,
  similarIdeas: 3,
  setAsideReasonMax: 200,
  reportWordsMax: 300,
  /** How many boards explore shows before the ideas. */
  featuredBoards: 6,
  /** Above it the mark says only that there are more. */
  unreadShown: 100,
  ideasPerPage: 100,
  explorePerPage: 30,
  pendingPerPage: 200,
  ideasPerBoard: 10_000,
  pendingPerBoard: 1_000,
  shareLinksPerBoard: 50,
  boardsPerCreator: 20,
  boardNameMax: 50,
  boardSlugMax: 40,
  membersPerBoard: 50,
  invitesPerBoard: 20,
  inviteDays: 7,
  mergesPerPage: 100,
  blockedFansPerPage: 200,
  /** So long can a rejection be taken back. */
  undoSeconds: 5,
  /** How long the address of a username that was given up leads to the new one. */
  usernameForwardDays: 90,
  /** So often may a username change in those days: each one that was given up is lost to everyone else. */
  usernameChanges: 3,
  resetLinkMinutes: 10,
  /** One that an operator hands over by other ways than mail. */
  handedLinkMinutes: 60,
  confirmLinkHours: 24,
  passkeysPerAccount: 20,
  passkeyNameMax: 40,
  recoveryCodes: 10,
} as const;

/** How many days back one can look, today included; as they stand in the address. */
export const insightRanges = ['7', '30', '90'] as const;
export type InsightRange = (typeof insightRanges)[number];

export const rateLimits = {
  votesPerAccount: { points: 60, windowSeconds: 60 },
  suggestionsPerAccount: { points: 10, windowSeconds: 60 },
  loginsPerAccountAndAddress: { points: 30, windowSeconds: 900 },
  resetsPerAddress: { points: 20, windowSeconds: 900 },
  resetsPerEmail: { points: 3, windowSeconds: 900 },
  mailLinksPerAddress: { points: 30, windowSeconds: 300 },
  confirmationsPerAccount: { points: 5, windowSeconds: 3600 },
  exportsPerAccount: { points: 5, windowSeconds: 3600 },
  /** A hundred suggestions can be looked through in a minute, each with a word taken back. */
  reviewsPerAccount: { points: 300, windowSeconds: 60 },
  /** Hints while somebody types. */
  hintsPerAccount: { points: 120, windowSeconds: 60 },
  reportsPerAccount: { points: 20, windowSeconds: 600 },
  filesPerAccount: { points: 30, windowSeconds: 3600 },
  writesPerAccount: { points: 120, windowSeconds: 60 },
} as const;

export type RateLimitName = keyof typeof rateLimits;

/**
 * Normal speed. What goes beyond `free` in a window costs a proof of work, whose price doubles as the speed doubles, up to
 * `most`. Nobody is refused: a stadium shares one address, and a creator's post may bring a million people in a minute.
 */
export const normalSpeeds = {
  registrationsPerAddress: { free: 20, most: 32, windowSeconds: 300 },
  registrationsPerNeighbourhood: { free: 100, most: 32, windowSeconds: 300 },
  registrationsOnSite: { free: 1_500, most: 4, windowSeconds: 300 },
  failedLoginsPerAccountAndAddress: { free: 3, most: 32, windowSeconds: 300 },
  failedLoginsPerAccount: { free: 10, most: 32, windowSeconds: 900 },
  failedLoginsPerAddress: { free: 30, most: 32, windowSeconds: 300 },
  failedLoginsPerNeighbourhood: { free: 150, most: 32, windowSeconds: 300 },
  failedLoginsOnSite: { free: 1_500, most: 4, windowSeconds: 300 },
  reportsPerAddress: { free: 10, most: 32, windowSeconds: 300 },
  reportsPerNeighbourhood: { free: 50, most: 32, windowSeconds: 300 },
  reportsOnSite: { free: 500, most: 4, windowSeconds: 300 },
} as const;

export type SpeedName = keyof typeof normalSpeeds;
