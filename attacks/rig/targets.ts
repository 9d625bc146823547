import { randomBytes } from 'node:crypto';

import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { makeMailToken, makePasskey, makeSessionId } from './keys.ts';
import { makeIdea, makeLink, makeOverlay, makePerson, type Person } from './people.ts';
import { makeReviewed } from './reviewed.ts';
import { makeInvite, makeMember } from './teams.ts';

/** The target of a request, relative to the owner. */
export type TargetName = 'own' | "other's" | 'missing' | 'pending' | 'switched off' | 'expired' | 'unnamed';

/** All ids and tokens that a request can contain. */
export type Target = {
  username: string;
  /** The same username, for endpoints where the board is optional. */
  board: string | undefined;
  ideaId: number;
  mergedIdeaId: number;
  rejectedIdeaId: number;
  deletedIdeaId: number;
  /** A fan who suggested an idea, and a fan who was blocked. */
  fanId: number;
  blockedFanId: number;
  checkId: number;
  boardId: number;
  /** A team member of the board, and an invitation to it. */
  memberId: number;
  inviteToken: string;
  linkId: number;
  token: string;
  overlayToken: string;
  sessionId: string;
  passkeyId: number;
  /** The token of an email confirmation. */
  mailToken: string;
  /** Always the owner's board, link and idea, for paths that contain both a board and an idea. */
  home: { username: string; token: string; ideaId: number };
  /** An unused username. */
  newUsername: string;
};

export type World = {
  owner: Person;
  other: Person;
  fan: Person;
  /** Team members of the owner's main board, a former member, and a member of the other creator's board. */
  editor: Person;
  moderator: Person;
  former: Person;
  elsewhere: Person;
};

/** Two creators with team members, and a fan who has voted and suggested an idea. */
export async function makeWorld(database: OwnDatabase): Promise<World> {
  const owner = await makePerson(database, 'creator', 'owner');
  const other = await makePerson(database, 'creator', 'other');
  const fan = await makePerson(database, 'audience', 'fan');
  const voted = await makeIdea(database, owner);
  await database.query(
    `WITH v AS (INSERT INTO votes (creator_id, idea_id, account_id) VALUES ($1, $2, $3)),
     b AS (UPDATE boards SET total_votes = 1 WHERE creator_id = $1)
     UPDATE ideas SET votes = 1 WHERE id = $2`,
    [owner.id, voted, fan.id],
  );
  await makeIdea(database, owner, { status: 'pending', by: fan });
  const helpers = {
    editor: await makeMember(database, owner, 'editor'),
    moderator: await makeMember(database, owner, 'moderator'),
    former: await makeMember(database, owner, 'editor'),
    elsewhere: await makeMember(database, other, 'editor'),
  };
  await database.query('DELETE FROM board_members WHERE account_id = $1', [helpers.former.id]);
  return { owner, other, fan, ...helpers };
}

export async function makeTarget(
  database: OwnDatabase,
  { owner, other, fan, editor, elsewhere }: World,
  name: TargetName,
): Promise<Target> {
  const link = await makeLink(database, owner, {
    isActive: name !== 'switched off',
    expiresIn: name === 'expired' ? '-1 second' : null,
  });
  const home = { username: owner.username, token: link.token, ideaId: await makeIdea(database, owner) };
  const newUsername = `new_${randomBytes(6).toString('hex')}`;
  if (name === 'missing') {
    const none = 999_999_999;
    const nothing = {
      ideaId: none,
      mergedIdeaId: none,
      rejectedIdeaId: none,
      deletedIdeaId: none,
      fanId: none,
      blockedFanId: none,
      checkId: none,
      boardId: none,
      memberId: none,
      linkId: none,
      passkeyId: none,
    };
    const unknown = {
      username: 'no-such-user',
      board: 'no-such-user',
      token: 'A'.repeat(22),
      overlayToken: 'A'.repeat(22),
      sessionId: '0'.repeat(32),
      mailToken: 'A'.repeat(43),
      inviteToken: 'A'.repeat(43),
    };
    return { ...nothing, ...unknown, home, newUsername };
  }
  const whose = name === "other's" ? other : owner;
  const foreign = name === "other's" ? await makeLink(database, other) : link;
  return {
    username: whose.username,
    board: name === 'unnamed' ? undefined : whose.username,
    ideaId: await makeIdea(database, whose, name === 'pending' ? { status: 'pending', by: fan } : {}),
    ...(await makeReviewed(database, whose)),
    boardId: whose.boardId,
    memberId: (name === "other's" ? elsewhere : editor).id,
    inviteToken: await makeInvite(database, whose, name === 'expired' ? '-1 second' : '1 hour'),
    linkId: foreign.id,
    token: foreign.token,
    overlayToken: await makeOverlay(database, whose, name !== 'switched off'),
    sessionId: await makeSessionId(database, whose),
    passkeyId: await makePasskey(database, whose),
    mailToken: await makeMailToken(database, whose, name === 'expired' ? '-1 second' : '1 hour'),
    home,
    newUsername,
  };
}
