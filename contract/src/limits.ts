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
  ideasPerPage: 100,
  explorePerPage: 30,
  pendingPerPage: 200,
  ideasPerBoard: 10_000,
  pendingPerBoard: 1_000,
  shareLinksPerBoard: 50,
} as const;

export const rateLimits = {
  votesPerAccount: { points: 60, windowSeconds: 60 },
  suggestionsPerAccount: { points: 10, windowSeconds: 60 },
  registrationsPerAddress: { points: 60, windowSeconds: 300 },
  loginsPerAddress: { points: 100, windowSeconds: 300 },
  loginsPerAccountAndAddress: { points: 10, windowSeconds: 300 },
  writesPerAccount: { points: 120, windowSeconds: 60 },
} as const;

export type RateLimitName = keyof typeof rateLimits;
