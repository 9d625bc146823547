import * as teams from '@upnext/contract/boards/teams';

import { anyone, creator, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, perAddress, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { changeMember, leaveBoard, readTeam, removeMember } from './change-team.ts';
import { acceptInvite, createInvite, readInvite, revokeInvite } from './invite-member.ts';

const write = perAccount('writesPerAccount');

export const getTeamRoute = route(teams.getTeam, creator, unlimited, ({ context, actor, params }) =>
  readTeam(context, actor, params.id),
);

export const createInviteRoute = route(teams.createInvite, creator, write, ({ context, actor, params, body }) =>
  createInvite(context, actor, params.id, body.role),
);

export const revokeInviteRoute = route(teams.revokeInvite, creator, write, ({ context, actor, params }) =>
  revokeInvite(context, actor, params.id, params.invite),
);

export const changeMemberRoute = route(teams.changeMember, creator, write, ({ context, actor, params, body }) =>
  changeMember(context, actor, params.id, params.member, body.role),
);

export const removeMemberRoute = route(teams.removeMember, creator, write, ({ context, actor, params }) =>
  removeMember(context, actor, params.id, params.member),
);

export const leaveBoardRoute = route(teams.leaveBoard, signedIn, write, ({ context, actor, params }) =>
  leaveBoard(context, actor, params.id),
);

export const readInviteRoute = route(teams.readInvite, anyone, perAddress('mailLinksPerAddress'), ({ context, body }) =>
  readInvite(context, body.token),
);

export const acceptInviteRoute = route(teams.acceptInvite, signedIn, write, ({ context, actor, body }) =>
  acceptInvite(context, actor, body.token),
);
