import { api } from '@upnext/contract/api';

import { makeFan } from './make-account.ts';
import { endRound, inAnHour } from './make-round.ts';
import type { Prepared } from './prepare-tour.ts';
import type { TestServer } from './start-server.ts';

type RoundName =
  | 'createRound'
  | 'extendRound'
  | 'cancelRound'
  | 'pickWinner'
  | 'listRounds'
  | 'getRound'
  | 'castBallot'
  | 'getOwnBallot'
  | 'getReceipt'
  | 'downloadBallots';

/** One successful call to every endpoint of rounds. Two fans vote for different ideas, so there is a tie to pick from. */
export function planRoundTour(
  server: TestServer,
  { creator, fan, username, first, second }: Prepared,
): { [Name in RoundName]: () => Promise<{ status: number }> } {
  const round = { username, number: '1' };
  const ideaIds = [first, second];
  return {
    createRound: () => creator.call(api.createRound, { body: { question: 'Which?', ideaIds, closesAt: inAnHour() } }),
    castBallot: async () => {
      await (await makeFan(server)).call(api.castBallot, { params: round, body: { ideaIds: [second] } });
      return await fan.call(api.castBallot, { params: round, body: { ideaIds: [first] } });
    },
    getOwnBallot: () => fan.call(api.getOwnBallot, { params: round }),
    extendRound: () =>
      creator.call(api.extendRound, {
        params: { number: '1' },
        body: { closesAt: new Date(Date.now() + 7_200_000).toISOString() },
      }),
    listRounds: () => server.call(api.listRounds, { params: { username } }),
    getRound: () => server.call(api.getRound, { params: round }),
    pickWinner: async () => {
      // Undecided votes of the fan are on hold (see prepareTour), but the fan has none yet.
      await endRound(server, creator, 1);
      return await creator.call(api.pickWinner, { params: { number: '1' }, body: { ideaId: first } });
    },
    getReceipt: () => fan.call(api.getReceipt, { params: round }),
    downloadBallots: () => server.call(api.downloadBallots, { params: round }),
    cancelRound: async () => {
      const body = { question: 'Later?', top: 2, opensAt: inAnHour(), closesAt: tomorrow() };
      await creator.call(api.createRound, { body });
      return await creator.call(api.cancelRound, { params: { number: '2' } });
    },
  };
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();
