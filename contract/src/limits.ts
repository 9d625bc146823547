import { ideasPerPage, searchableFrom, searchMax } from './chart-limits.ts';

/** All product limits. Text lengths are counted in graphemes, which are what readers perceive as characters. */
export const limits = {
  usernameMin: 3,
  usernameMax: 50,
  passwordMin: 6,
  passwordMax: 100,
  emailMax: 254,
  urlMax: 500,
  profileDescriptionMax: 500,
  displayNameMax: 50,
  ideaTitleMin: 1,
  ideaTitleMax: 100,
  ideaDescriptionMax: 280,
  suggestionTitleMin: 3,
  suggestionDescriptionMin: 10,
  /**
   * Bounds the size of a text: it can have at most this many code units per allowed grapheme. A family emoji has 11.
   */
  codeUnitsPerGrapheme: 12,
  searchMax,
  searchableFrom,
  similarIdeas: 3,
  notPlannedReasonMax: 200,
  reportWordsMax: 300,
  /** The maximum number of featured boards on the Explore page. */
  featuredBoards: 6,
  /** The maximum number of followed boards in a fan's list. */
  followedBoards: 100,
  /** The unread badge doesn't count beyond this number. */
  unreadShown: 100,
  ideasPerPage,
  explorePerPage: 30,
  pendingPerPage: 200,
  ideasPerBoard: 10_000,
  /** The maximum number of ideas in one request. */
  ideasPerRequest: 50,
  /** The maximum number of ideas that a creator can paste or import at once. The browser sends them in several requests. */
  ideasPerImport: 200,
  pendingPerBoard: 1_000,
  shareLinksPerBoard: 50,
  shareLinkNameMax: 50,
  boardsPerCreator: 20,
  boardNameMax: 50,
  boardSlugMax: 40,
  membersPerBoard: 50,
  invitesPerBoard: 20,
  inviteDays: 7,
  mergesPerPage: 100,
  roundQuestionMax: 100,
  roundIdeasMin: 2,
  roundIdeasMax: 16,
  /** When the closing time of a round is set or moved, it is at most this many days ahead. */
  roundDays: 90,
  /** The maximum number of rounds of a board that are scheduled or open. */
  unfinishedRounds: 10,
  blockedFansPerPage: 200,
  /** How long a rejection can be undone. */
  undoSeconds: 5,
  /** How long the deletion of an idea can be undone. */
  undoDeletionSeconds: 10,
  /** How long URLs with a former username redirect to the current one. */
  usernameForwardDays: 90,
  /** The maximum number of username changes within `usernameForwardDays`, because former usernames stay reserved. */
  usernameChanges: 3,
  resetLinkMinutes: 10,
  /** The lifetime of a password reset link that an operator passes on without email. */
  handedLinkMinutes: 60,
  confirmLinkHours: 24,
  emailCodeMinutes: 10,
  /** Wrong guesses after which an emailed code stops working. */
  emailCodeTries: 5,
  /** Login methods added within this period are selected for removal when the password is reset. */
  recentMethodDays: 30,
  /** When an account logs in once more, its least recently used session ends. */
  sessionsPerAccount: 20,
  passkeysPerAccount: 20,
  passkeyNameMax: 40,
  recoveryCodes: 10,
  /** The maximum size of an uploaded picture. nginx has the same limit (deploy/nginx.conf). */
  pictureBytes: 8 * 1024 * 1024,
} as const;

/** The time ranges of the insights page, in days including today, as they appear in the URL. */
export const insightRanges = ['7', '30', '90'] as const;

export const rateLimits = {
  votesPerAccount: { points: 60, windowSeconds: 60 },
  suggestionsPerAccount: { points: 10, windowSeconds: 60 },
  loginsPerAccountAndAddress: { points: 30, windowSeconds: 900 },
  resetsPerAddress: { points: 20, windowSeconds: 900 },
  resetsPerEmail: { points: 3, windowSeconds: 900 },
  /** Emailed codes per mailbox. PostgreSQL enforces this limit and one per day too, even if Redis is empty. */
  codesPerEmail: { points: 5, windowSeconds: 3600 },
  mailLinksPerAddress: { points: 30, windowSeconds: 300 },
  /** A registration form that gets no challenge is sent without a proof of work. */
  challengesPerAddress: { points: 1_000, windowSeconds: 300 },
  confirmationsPerAccount: { points: 5, windowSeconds: 3600 },
  exportsPerAccount: { points: 5, windowSeconds: 3600 },
  /** Allows an account to review a hundred suggestions a minute and undo each decision once. */
  reviewsPerAccount: { points: 300, windowSeconds: 60 },
  /** Limits the requests for similar ideas that are sent while a fan types a suggestion. */
  hintsPerAccount: { points: 120, windowSeconds: 60 },
  reportsPerAccount: { points: 20, windowSeconds: 600 },
  filesPerAccount: { points: 30, windowSeconds: 3600 },
  picturesPerAccount: { points: 60, windowSeconds: 3600 },
  /** Connecting a Discord channel and sending test posts: each can cause requests to Discord. */
  discordCallsPerAccount: { points: 10, windowSeconds: 3600 },
  writesPerAccount: { points: 120, windowSeconds: 60 },
} as const;

export type RateLimitName = keyof typeof rateLimits;

/**
 * Normal request rates. After `free` requests in a window, each further request must include a proof of work. Its
 * difficulty doubles when the request rate doubles, up to `most`. Logins to one account have no maximum, because an
 * attacker can guess its password from any number of addresses. A client that computes the proof is never blocked,
 * because thousands of people can share one IP address.
 */
export const normalSpeeds = {
  registrationsPerAddress: { free: 20, most: 32, windowSeconds: 300 },
  registrationsPerNeighbourhood: { free: 100, most: 32, windowSeconds: 300 },
  registrationsOnSite: { free: 1_500, most: 4, windowSeconds: 300 },
  /** Logins include those with the right password, because each costs the server a password hash. */
  loginsPerAccount: { free: 5, most: Infinity, windowSeconds: 900 },
  loginsPerAddress: { free: 60, most: 8, windowSeconds: 300 },
  loginsPerNeighbourhood: { free: 300, most: 8, windowSeconds: 300 },
  /** Logins on devices that have logged in to the account before, per account. The other rates don't apply to them. */
  loginsFromKnownDevices: { free: 5, most: Infinity, windowSeconds: 300 },
  failedLoginsPerAccountAndAddress: { free: 3, most: 32, windowSeconds: 300 },
  failedLoginsPerAddress: { free: 30, most: 32, windowSeconds: 300 },
  failedLoginsPerNeighbourhood: { free: 150, most: 32, windowSeconds: 300 },
  failedLoginsOnSite: { free: 1_500, most: 4, windowSeconds: 300 },
  reportsPerAddress: { free: 10, most: 32, windowSeconds: 300 },
  reportsPerNeighbourhood: { free: 50, most: 32, windowSeconds: 300 },
  reportsOnSite: { free: 500, most: 4, windowSeconds: 300 },
} as const;

export type SpeedName = keyof typeof normalSpeeds;
