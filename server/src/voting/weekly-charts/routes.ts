import * as weeks from '@upnext/contract/voting/weekly-charts';

import { boardHeaders } from '../../boards/boards/board-store.ts';
import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { listWeeks, readWeek } from './read-week.ts';

export const listWeeksRoute = route(weeks.listWeeks, anyone, unlimited, async ({ context, params, reply }) => {
  const answer = await listWeeks(context, params.username);
  reply.headers(boardHeaders);
  return answer;
});

export const getWeekRoute = route(weeks.getWeek, anyone, unlimited, async ({ context, params, reply }) => {
  const answer = await readWeek(context, params.username, params.week);
  reply.headers(boardHeaders);
  return answer;
});
