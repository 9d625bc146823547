import * as achievements from '@upnext/contract/voting/achievements';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { countActivity, resetAchievements } from './count-activity.ts';

export const getActivityRoute = route(achievements.getActivity, signedIn, unlimited, ({ context, actor, query }) =>
  countActivity(context, actor, Number(query.olderThan ?? 0)),
);

export const resetAchievementsRoute = route(
  achievements.resetAchievements,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor }) => resetAchievements(context, actor),
);
