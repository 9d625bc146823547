import { api } from '@upnext/contract/api';

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

/** One successful call to every endpoint of rounds. The fan's only vote of three ideas makes no tie, so there are two. */
export function planRoundTour(
  server: TestServer,
  { creator, fan, newcomer, username, first, second }: Prepared,
): { [Name in RoundName]: () => Promise<{ status: number }> } {
  const round = { username, number: '1' };
  const ideaIds = [first, second];
  return {
    createRound: () => creator.call(api.createRound, { body: { question: 'Which?', ideaIds, closesAt: inAnHour() } }),
    castBallot: async () => {
      await newcomer.call(api.castBallot, { params: round, body: { ideaIds: [second] } });
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
      // The tour's check holds the fan's votes, so the fan's ballot is void after the last call.
      await server.query(`UPDATE round_ballots SET state = 'counted' WHERE creator_id = $1`, [creator.id]);
      await server.query('DELETE FROM vote_checks WHERE creator_id = $1', [creator.id]);
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
