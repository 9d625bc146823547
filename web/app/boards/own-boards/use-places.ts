import { mayDo, type BoardRight } from '@upnext/contract/board-rights';
import {
  ChartBarDecreasing,
  ChartNoAxesColumn,
  MessageSquareCheck,
  MonitorPlay,
  Share,
  ShieldCheck,
  SlidersHorizontal,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'react-router';

import { useVoteChecks } from '../../voting/vote-checks/use-vote-checks.ts';
import { useChosenBoard, withBoard } from './chosen-board.ts';
import { useOwnBoards } from './use-own-boards.ts';

type PlaceName = 'ideas' | 'review' | 'share' | 'insights' | 'votes' | 'rounds' | 'stream' | 'settings';

export type Place = {
  name: PlaceName;
  to: string;
  Icon: LucideIcon;
  isCurrent: boolean;
  /** The number of things that need attention there. */
  count: number;
};

type Entry = { name: PlaceName; path: string; Icon: LucideIcon; right: BoardRight };

/** The places of daily work. On a phone they are in the tab bar. */
const daily: Entry[] = [
  { name: 'ideas', path: '/dashboard', Icon: ChartBarDecreasing, right: 'edit' },
  { name: 'review', path: '/dashboard/review', Icon: MessageSquareCheck, right: 'review' },
  { name: 'share', path: '/dashboard/share', Icon: Share, right: 'own' },
  { name: 'insights', path: '/dashboard/insights', Icon: ChartNoAxesColumn, right: 'edit' },
];
/** On a phone these are behind More. */
const tools: Entry[] = [
  { name: 'votes', path: '/dashboard/votes', Icon: ShieldCheck, right: 'review' },
  { name: 'rounds', path: '/dashboard/rounds', Icon: Timer, right: 'edit' },
  { name: 'stream', path: '/dashboard/stream', Icon: MonitorPlay, right: 'own' },
  { name: 'settings', path: '/dashboard/settings', Icon: SlidersHorizontal, right: 'review' },
];

/** The dashboard pages that the user's role on the selected board allows. */
export function usePlaces(): { daily: Place[]; tools: Place[] } {
  const { pathname } = useLocation();
  const choice = useChosenBoard();
  const { board } = useOwnBoards();
  const held = useVoteChecks(choice).data?.checks.filter(({ state }) => state === 'held').length ?? 0;
  const counts: Partial<Record<PlaceName, number>> = { review: board?.pendingCount ?? 0, votes: held };
  const open = (entries: Entry[]): Place[] =>
    entries
      .filter(({ right }) => mayDo(board?.role ?? 'owner', right))
      .map(({ name, path, Icon }) => ({
        name,
        to: withBoard(path, choice),
        Icon,
        isCurrent: isWithin(pathname, path),
        count: counts[name] ?? 0,
      }));
  return { daily: open(daily), tools: open(tools) };
}

/** Pages below a place belong to it, except those of the dashboard's first page, which are places of their own. */
function isWithin(pathname: string, path: string): boolean {
  return path === '/dashboard' ? pathname.replace(/\/$/, '') === path : `${pathname}/`.startsWith(`${path}/`);
}
