import { readFileSync } from 'node:fs';
import path from 'node:path';

import { api, type Api } from '@upnext/contract/api';
import { mayDo, memberRoles, type BoardRight, type BoardRole } from '@upnext/contract/board-rights';
import type { Endpoint } from '@upnext/contract/endpoint';
import { expect, test } from 'vitest';

import { webhookUrl } from '../../test/discord-receiver.ts';
import { makeCreator, makeFan, type TestAccount } from '../../test/make-account.ts';
import { makeCheck } from '../../test/make-check.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { endRound, inAnHour, makeRound } from '../../test/make-round.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '100' });
/** Not an image, which only the encoder notices. */
const file = new Uint8Array([1, 2, 3]);

/** Every endpoint that requires a right on a board. */
type Asking = { [Name in keyof Api]: Api[Name] extends { right: BoardRight } ? Name : never }[keyof Api];
const asking = Object.entries<Endpoint>(api).filter(([, { right }]) => right !== undefined) as [Asking, Endpoint][];

/** A new board with an idea, a merged idea, a pending suggestion and a vote check. Each call in the tests gets its own board. */
async function makeScene() {
  const owner = await makeCreator(server);
  const fan = await makeFan(server);
  const [boardId = 0] = (await owner.call(api.listOwnBoards)).body.map(({ id }) => id);
  const idea = await makeIdea(server, owner);
  const pending = await makeIdea(server, owner, { status: 'pending', suggestedBy: fan.id });
  const merged = await makeIdea(server, owner);
  await owner.call(api.mergeIdea, { params: { id: String(merged) }, body: { into: idea } });
  const check = await makeCheck(server, owner, [idea], [fan]);
  return { owner, fan, boardId, idea, pending, merged, check };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const calls: Record<Asking, (scene: Scene, who: TestAccount) => Promise<{ status: number; error?: { code: string } }>> =
  {
    createIdea: (at, who) => who.call(api.createIdea, { query: boardOf(at), body: { title: 'One more' } }),
    createIdeas: (at, who) =>
      who.call(api.createIdeas, { query: boardOf(at), body: { ideas: [{ title: 'Two more' }] } }),
    updateIdea: (at, who) => who.call(api.updateIdea, { params: { id: String(at.idea) }, body: { title: 'Changed' } }),
    deleteIdea: (at, who) => who.call(api.deleteIdea, { params: { id: String(at.idea) } }),
    restoreIdea: async (at, who) => {
      await at.owner.call(api.deleteIdea, { params: { id: String(at.idea) } });
      return await who.call(api.restoreIdea, { params: { id: String(at.idea) } });
    },
    changeStage: (at, who) =>
      who.call(api.changeStage, { params: { id: String(at.idea) }, body: { stage: 'planned' } }),
    mergeIdea: (at, who) => who.call(api.mergeIdea, { params: { id: String(at.pending) }, body: { into: at.idea } }),
    unmergeIdea: async (at, who) => {
      await at.owner.call(api.mergeIdea, { params: { id: String(at.pending) }, body: { into: at.idea } });
      return await who.call(api.unmergeIdea, { params: { id: String(at.pending) } });
    },
    listMerges: (at, who) => who.call(api.listMerges, { query: boardOf(at) }),
    listPendingIdeas: (at, who) => who.call(api.listPendingIdeas, { query: boardOf(at) }),
    approveSuggestion: (at, who) => who.call(api.approveSuggestion, { params: { id: String(at.pending) } }),
    rejectSuggestion: (at, who) =>
      who.call(api.rejectSuggestion, { params: { id: String(at.pending) }, body: { reason: 'unclear' } }),
    restoreSuggestion: async (at, who) => {
      await at.owner.call(api.rejectSuggestion, { params: { id: String(at.pending) }, body: { reason: 'unclear' } });
      return await who.call(api.restoreSuggestion, { params: { id: String(at.pending) } });
    },
    listBlockedFans: (at, who) => who.call(api.listBlockedFans, { query: boardOf(at) }),
    blockFan: (at, who) => who.call(api.blockFan, { params: { id: String(at.fan.id) }, query: boardOf(at) }),
    unblockFan: async (at, who) => {
      const block = { params: { id: String(at.fan.id) }, query: boardOf(at) };
      await who.call(api.blockFan, block);
      return await who.call(api.unblockFan, block);
    },
    getInsights: (at, who) => who.call(api.getInsights, { query: boardOf(at) }),
    downloadInsights: (at, who) =>
      who.call(api.downloadInsights, { params: { file: 'ideas.csv' }, query: boardOf(at) }),
    listVoteChecks: (at, who) => who.call(api.listVoteChecks, { query: boardOf(at) }),
    decideVoteCheck: (at, who) =>
      who.call(api.decideVoteCheck, {
        params: { id: String(at.check) },
        query: boardOf(at),
        body: { decision: 'remove' },
      }),
    previewVerifiedOnly: (at, who) =>
      who.call(api.previewVerifiedOnly, { query: { ...boardOf(at), verifiedOnly: 'true' } }),
    setVerifiedOnly: (at, who) => who.call(api.setVerifiedOnly, { query: boardOf(at), body: { verifiedOnly: true } }),
    createRound: async (at, who) => {
      const ideaIds = [at.idea, await makeIdea(server, at.owner)];
      return await who.call(api.createRound, {
        query: boardOf(at),
        body: { question: 'Which?', ideaIds, closesAt: inAnHour() },
      });
    },
    extendRound: async (at, who) => {
      const { number } = await makeRound(server, at.owner);
      const closesAt = new Date(Date.now() + 7_200_000).toISOString();
      return await who.call(api.extendRound, {
        params: { number: String(number) },
        query: boardOf(at),
        body: { closesAt },
      });
    },
    cancelRound: async (at, who) => {
      const { number } = await makeRound(server, at.owner);
      return await who.call(api.cancelRound, { params: { number: String(number) }, query: boardOf(at) });
    },
    pickWinner: async (at, who) => {
      const round = await makeRound(server, at.owner);
      const [one, two] = round.candidates.map(({ ideaId }) => ideaId);
      const params = { username: at.owner.username, number: String(round.number) };
      // The scene's fan has votes on hold, so their ballot would be held too.
      for (const idea of [one, two])
        await (await makeFan(server)).call(api.castBallot, { params, body: { ideaIds: [idea ?? 0] } });
      await endRound(server, at.owner, round.number);
      return await who.call(api.pickWinner, { params, query: boardOf(at), body: { ideaId: one ?? 0 } });
    },
    listShareLinks: (at, who) => who.call(api.listShareLinks, { query: boardOf(at) }),
    createShareLink: (at, who) => who.call(api.createShareLink, { query: boardOf(at), body: {} }),
    getOwnOverlay: (at, who) => who.call(api.getOwnOverlay, { query: boardOf(at) }),
    renewOverlay: (at, who) => who.call(api.renewOverlay, { query: boardOf(at) }),
    revokeOverlay: (at, who) => who.call(api.revokeOverlay, { query: boardOf(at) }),
    getDiscord: (at, who) => who.call(api.getDiscord, { query: boardOf(at) }),
    connectDiscord: (at, who) => who.call(api.connectDiscord, { query: boardOf(at), body: { url: webhookUrl } }),
    disconnectDiscord: (at, who) => who.call(api.disconnectDiscord, { query: boardOf(at) }),
    testDiscord: async (at, who) => {
      await at.owner.call(api.connectDiscord, { query: boardOf(at), body: { url: webhookUrl } });
      return await who.call(api.testDiscord, { query: boardOf(at) });
    },
    uploadBanner: (at, who) => who.call(api.uploadBanner, { query: boardOf(at), file }),
    removeBanner: (at, who) => who.call(api.removeBanner, { query: boardOf(at) }),
    uploadIdeaPicture: (at, who) => who.call(api.uploadIdeaPicture, { params: { id: String(at.idea) }, file }),
    removeIdeaPicture: (at, who) => who.call(api.removeIdeaPicture, { params: { id: String(at.idea) } }),
  };

const boardOf = ({ owner }: Scene) => ({ board: owner.username });

async function join(scene: Scene, who: TestAccount, role: BoardRole): Promise<void> {
  await server.query('INSERT INTO board_members (creator_id, board_id, account_id, role) VALUES ($1, $2, $3, $4)', [
    scene.owner.id,
    scene.boardId,
    who.id,
    role,
  ]);
}

test.each(asking)(
  '%s succeeds for team roles with the required right, returns 403 role_not_enough for other roles, and rejects accounts that are not on the team',
  async (name, { right = 'own', status }) => {
    for (const role of ['owner', ...memberRoles] as const) {
      const scene = await makeScene();
      const who = role === 'owner' ? scene.owner : await makeFan(server);
      if (role !== 'owner') await join(scene, who, role);
      const answer = await calls[name](scene, who);
      const wanted = mayDo(role, right) ? `${status}` : '403 role_not_enough';
      expect(`${role}: ${answer.status} ${answer.status < 400 ? '' : answer.error?.code}`.trim()).toBe(
        `${role}: ${wanted}`,
      );
    }
    const scene = await makeScene();
    const elsewhere = await makeScene();
    const [former, helper, stranger] = [await makeFan(server), await makeFan(server), await makeCreator(server)];
    await join(scene, former, 'editor');
    await server.query('DELETE FROM board_members WHERE account_id = $1', [former.id]);
    await join(elsewhere, helper, 'editor');
    for (const who of [former, helper, scene.fan])
      expect((await calls[name](scene, who)).error?.code).toBe('creators_only');
    expect((await calls[name](scene, stranger)).error?.code).toMatch(/^(board|idea)_not_found$/);
  },
);

test('mergeIdea and unmergeIdea return role_not_enough to a moderator if the idea is published', async () => {
  const scene = await makeScene();
  const moderator = await makeFan(server);
  await join(scene, moderator, 'moderator');
  const published = await makeIdea(server, scene.owner);
  const tries = [
    await moderator.call(api.mergeIdea, { params: { id: String(published) }, body: { into: scene.idea } }),
    await moderator.call(api.unmergeIdea, { params: { id: String(scene.merged) } }),
  ];
  for (const { error } of tries) expect(error.code).toBe('role_not_enough');
});

/** Generates the rights table in docs/security.md. */
function rightsTable(): string {
  const mark = (role: BoardRole, right: BoardRight): string => (mayDo(role, right) ? 'yes' : '');
  const rows = asking.map(([name, { method, path: address, right = 'own' }]) => {
    const marks = (['owner', ...memberRoles] as const).map((role) => mark(role, right));
    return `| \`${method} ${address}\` ${name} | ${marks.join(' | ')} |`;
  });
  return ['| call | owner | editor | moderator |', '|---|---|---|---|', ...rows].join('\n');
}

test('the rights table in docs/security.md matches the contract', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  expect(text).toContain(rightsTable());
});
