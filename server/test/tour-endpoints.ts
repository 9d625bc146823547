import { api, type Api } from '@upnext/contract/api';

import { webhookUrl } from './discord-receiver.ts';
import { type HostileProvider } from './hostile-provider.ts';
import type { TestAccount } from './make-account.ts';
import { prepareTour } from './prepare-tour.ts';
import type { TestServer } from './start-server.ts';
import { planIdentityTour } from './tour-identity.ts';
import { planRoundTour } from './tour-rounds.ts';

export type Tour = {
  creator: TestAccount;
  fan: TestAccount;
  calls: { [Name in keyof Api]: () => Promise<{ status: number }> };
};

/** Makes one successful call to every endpoint. If an endpoint is missing, the code does not compile. */
export async function planTour(server: TestServer, provider: HostileProvider): Promise<Tour> {
  const prepared = await prepareTour(server, provider);
  const {
    creator,
    fan,
    first,
    second,
    third,
    doomed,
    double,
    staged,
    twin,
    pending,
    refused,
    board,
    link,
    spare,
    username,
    check,
    ideas,
    boardParams,
  } = prepared;
  let inviteToken = '';

  return {
    creator,
    fan,
    calls: {
      ...(await planIdentityTour(server, provider, prepared)),
      ...planRoundTour(server, prepared),
      listIdeas: () => creator.call(api.listIdeas),
      createIdea: () => creator.call(api.createIdea, { body: { title: 'One more' } }),
      createIdeas: () => creator.call(api.createIdeas, { body: { ideas: [{ title: 'Two' }, { title: 'Three' }] } }),
      updateIdea: () => creator.call(api.updateIdea, { params: { id: String(first) }, body: { title: 'Changed' } }),
      deleteIdea: () => creator.call(api.deleteIdea, { params: { id: String(doomed) } }),
      restoreIdea: () => creator.call(api.restoreIdea, { params: { id: String(doomed) } }),
      mergeIdea: () => creator.call(api.mergeIdea, { params: { id: String(double) }, body: { into: first } }),
      listMerges: () => creator.call(api.listMerges),
      unmergeIdea: () => creator.call(api.unmergeIdea, { params: { id: String(double) } }),
      changeStage: () =>
        creator.call(api.changeStage, {
          params: { id: String(staged) },
          body: { stage: 'made', pieceUrl: 'https://youtu.be/abc' },
        }),
      getRoadmap: () => server.call(api.getRoadmap, { params: { username } }),
      getLane: () => server.call(api.getLane, { params: { username, stage: 'made' } }),
      reportIdea: async () => {
        const report = { params: { id: String(first) }, body: { reason: 'spam' } } as const;
        await server.call(api.reportIdea, report);
        return await fan.call(api.reportIdea, report);
      },
      suggestIdea: () =>
        fan.call(api.suggestIdea, {
          params: { username },
          body: { title: 'Please', description: 'Something like this' },
        }),
      listSimilarIdeas: () => fan.call(api.listSimilarIdeas, { params: { username }, query: { title: 'One mo' } }),
      listPendingIdeas: () => creator.call(api.listPendingIdeas),
      listOwnSuggestions: () => fan.call(api.listOwnSuggestions),
      approveSuggestion: () => creator.call(api.approveSuggestion, { params: { id: String(pending) } }),
      rejectSuggestion: () =>
        creator.call(api.rejectSuggestion, { params: { id: String(refused) }, body: { reason: 'unclear' } }),
      restoreSuggestion: () => creator.call(api.restoreSuggestion, { params: { id: String(refused) } }),
      blockFan: () => creator.call(api.blockFan, { params: { id: String(fan.id) } }),
      listBlockedFans: () => creator.call(api.listBlockedFans),
      unblockFan: () => creator.call(api.unblockFan, { params: { id: String(fan.id) } }),
      castVote: () => fan.call(api.castVote, { params: { id: String(first) } }),
      castBoardVote: () => fan.call(api.castBoardVote, { params: { username, id: String(second) } }),
      castLinkedVote: () => fan.call(api.castLinkedVote, { params: { token: link.token, id: String(third) } }),
      listOwnVotes: () => fan.call(api.listOwnVotes, { params: { username }, query: { ideas } }),
      listEarlyVotes: () => fan.call(api.listEarlyVotes, { query: { ideas } }),
      listOwnLinkedVotes: () => fan.call(api.listOwnLinkedVotes, { params: { token: link.token }, query: { ideas } }),
      listVoteHistory: () => fan.call(api.listVoteHistory),
      getActivity: () => fan.call(api.getActivity),
      resetAchievements: () => fan.call(api.resetAchievements),
      withdrawVote: () => fan.call(api.withdrawVote, { params: { id: String(first) } }),
      withdrawBoardVote: () => fan.call(api.withdrawBoardVote, { params: { username, id: String(second) } }),
      withdrawLinkedVote: () => fan.call(api.withdrawLinkedVote, { params: { token: link.token, id: String(third) } }),
      getBoard: async () => {
        await server.call(api.getBoard, { params: { username }, query: { q: 'one more' } });
        return await server.call(api.getBoard, { params: { username } });
      },
      getIdea: async () => {
        // A merged idea, which redirects.
        await server.call(api.getIdea, { params: { username, id: String(twin) } });
        return await server.call(api.getIdea, { params: { username, id: String(second) } });
      },
      explore: async () => {
        await server.call(api.explore, { query: { q: 'one more' } });
        return await server.call(api.explore);
      },
      listOwnBoards: () => creator.call(api.listOwnBoards),
      createBoard: () => creator.call(api.createBoard, { body: { name: 'Podcast', slug: 'podcast' } }),
      orderBoards: () => creator.call(api.orderBoards, { body: { ids: [board ?? 0] } }),
      updateBoard: () => creator.call(api.updateBoard, { params: { id: String(board) }, body: { isListed: true } }),
      uploadAvatar: () => creator.call(api.uploadAvatar, { file: new Uint8Array([1]) }),
      removeAvatar: () => creator.call(api.removeAvatar),
      uploadBanner: () => creator.call(api.uploadBanner, { file: new Uint8Array([1]) }),
      removeBanner: () => creator.call(api.removeBanner),
      uploadIdeaPicture: () =>
        creator.call(api.uploadIdeaPicture, { params: { id: String(first) }, file: new Uint8Array([1]) }),
      removeIdeaPicture: () => creator.call(api.removeIdeaPicture, { params: { id: String(first) } }),
      getUpload: async () => {
        const { body } = await creator.call(api.uploadAvatar, { file: new Uint8Array([1]) });
        return await creator.call(api.getUpload, { params: { id: String(body.id) } });
      },
      createInvite: async () => {
        const answer = await creator.call(api.createInvite, { params: boardParams, body: { role: 'editor' } });
        inviteToken = answer.body.url.slice(-43);
        return answer;
      },
      readInvite: () => server.call(api.readInvite, { body: { token: inviteToken } }),
      acceptInvite: () => fan.call(api.acceptInvite, { body: { token: inviteToken } }),
      getTeam: () => creator.call(api.getTeam, { params: boardParams }),
      changeMember: () =>
        creator.call(api.changeMember, {
          params: { ...boardParams, member: String(fan.id) },
          body: { role: 'moderator' },
        }),
      leaveBoard: () => fan.call(api.leaveBoard, { params: boardParams }),
      removeMember: async () => {
        const { body } = await creator.call(api.createInvite, { params: boardParams, body: { role: 'editor' } });
        await fan.call(api.acceptInvite, { body: { token: body.url.slice(-43) } });
        return await creator.call(api.removeMember, { params: { ...boardParams, member: String(fan.id) } });
      },
      revokeInvite: () => creator.call(api.revokeInvite, { params: { ...boardParams, invite: '1' } }),
      countVisit: () => server.call(api.countVisit, { params: { username }, body: { host: 'youtube.com' } }),
      getInsights: () => creator.call(api.getInsights),
      downloadInsights: async () => {
        await creator.call(api.downloadInsights, { params: { file: 'rounds.csv' } });
        return await creator.call(api.downloadInsights, { params: { file: 'chart-history.csv' } });
      },
      getLinkedBoard: () => server.call(api.getLinkedBoard, { params: { token: link.token } }),
      listShareLinks: () => creator.call(api.listShareLinks),
      createShareLink: () => creator.call(api.createShareLink, { body: {} }),
      updateShareLink: () =>
        creator.call(api.updateShareLink, { params: { id: String(link.id) }, body: { isActive: true } }),
      deleteShareLink: () => creator.call(api.deleteShareLink, { params: { id: String(spare.id) } }),
      connectDiscord: () => creator.call(api.connectDiscord, { body: { url: webhookUrl } }),
      getDiscord: () => creator.call(api.getDiscord),
      testDiscord: () => creator.call(api.testDiscord),
      disconnectDiscord: () => creator.call(api.disconnectDiscord),
      renewOverlay: () => creator.call(api.renewOverlay),
      getOwnOverlay: () => creator.call(api.getOwnOverlay),
      getOverlay: async () => {
        const { body } = await creator.call(api.renewOverlay);
        return await server.call(api.getOverlay, { params: { token: body.token } });
      },
      revokeOverlay: () => creator.call(api.revokeOverlay),
      listVoteChecks: () => creator.call(api.listVoteChecks),
      decideVoteCheck: () =>
        creator.call(api.decideVoteCheck, { params: { id: String(check) }, body: { decision: 'remove' } }),
      previewVerifiedOnly: async () => {
        await creator.call(api.previewVerifiedOnly, { query: { verifiedOnly: 'false' } });
        return await creator.call(api.previewVerifiedOnly, { query: { verifiedOnly: 'true' } });
      },
      setVerifiedOnly: () => creator.call(api.setVerifiedOnly, { body: { verifiedOnly: true } }),
      getFairness: () => server.call(api.getFairness, { params: { username } }),
      listWeeks: () => server.call(api.listWeeks, { params: { username } }),
      getWeek: async () => {
        await server.query(
          `INSERT INTO week_recaps (creator_id, board_id, starts_on, total_votes, week_votes, places)
           VALUES ($1, $2, '2026-01-05', 1, 1, '[]')`,
          [creator.id, board],
        );
        return await server.call(api.getWeek, { params: { username, week: '2026-W02' } });
      },
      followBoard: () => fan.call(api.followBoard, { params: { username } }),
      getFollow: () => fan.call(api.getFollow, { params: { username } }),
      listFollows: () => fan.call(api.listFollows),
      unfollowBoard: () => fan.call(api.unfollowBoard, { params: { username } }),
    },
  };
}
