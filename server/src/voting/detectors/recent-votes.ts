import type { VoteState } from '../../tables.ts';

/** A vote of the window that a young account cast, with what is known about the account. Times are in milliseconds. */
export type RecentVote = {
  ideaId: number;
  accountId: number;
  votedAt: number;
  state: VoteState;
  registeredAt: number;
  isVerified: boolean;
  isGone: boolean;
  /** Registered without a proof of work or with one that no browser solves so fast. */
  isScripted: boolean;
  /** Null if the registration is unknown, or if the browser sent no device. */
  network: string | null;
  device: string | null;
};

/**
 * The counted votes for an idea: those of accounts of any age in the window, those of plain voters in the last day (see
 * `Judgement`), and all.
 */
export type IdeaCounts = { window: number; day: number; ever: number };

/** What the detectors know about a board. `ideas` has every idea that can be voted for. */
export type BoardSample = { votes: RecentVote[]; ideas: ReadonlyMap<number, IdeaCounts> };

/** D2: regular. D3: networks. D5: devices, scripted. D6: gone. */
export type Signal = 'regular' | 'networks' | 'devices' | 'scripted' | 'gone';

/** Votes that the detectors want to hold: those of the accounts for the ideas. */
export type Suspicion = {
  kind: 'group' | 'lockstep';
  ideaIds: number[];
  accountIds: number[];
  signals: Signal[];
  /** Lockstep: the seconds within which each account cast its votes. */
  togetherSeconds?: number;
};

/** `plain` has the votes per idea of young accounts without any signal, which show what fans want. */
export type Judgement = { suspicions: Suspicion[]; plain: ReadonlyMap<number, number> };
