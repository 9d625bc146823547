import '../styles/profile.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { handleOf } from '@upnext/contract/boards/board-handle';
import { getBoard } from '@upnext/contract/boards/boards';
import { getFollow, listFollows } from '@upnext/contract/boards/follows';
import { listOwnSuggestions } from '@upnext/contract/boards/suggestions';
import type { User } from '@upnext/contract/identity/accounts';
import { listVoteHistory } from '@upnext/contract/voting/votes';
import { useTranslations } from 'use-intl';

import { pageContext, type PageContext } from '../api/page-context.ts';
import { keyOf, queryOf } from '../api/query.ts';
import { Seeds, type Seed } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { Activity } from '../boards/activity/activity.tsx';
import { AccountFrame } from '../boards/own-boards/account-frame.tsx';
import { loadOwnBoards } from '../boards/own-boards/load-own-boards.ts';
import { BecomeCreator } from '../identity/profile/become-creator.tsx';
import { ProfileEditor } from '../identity/profile/profile-editor.tsx';
import { ProfileHead } from '../identity/profile/profile-head.tsx';
import { VerifyLine } from '../identity/verified-accounts/verify-line.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { Panel } from '../ui/card.tsx';
import { AchievementsPanel } from '../voting/achievements/achievements-panel.tsx';
import type { Route } from './+types/profile.ts';

export const handle = { texts: ['own', 'fields'] satisfies TextPart[] };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, seeds: boardSeeds } = await loadOwnBoards(page, url);
  const seeds = await Promise.all([
    page.seedAsViewer(listVoteHistory, {}),
    page.seedAsViewer(listOwnSuggestions, {}),
    seedFollows(page),
    ...(user.userRole === 'creator' ? [page.seed(getBoard, { params: { username: user.username } })] : []),
  ]);
  return { user, seeds: [...boardSeeds, ...seeds.flat()] };
}

/** The followed boards, and the state of the follow button of each. */
async function seedFollows(page: PageContext): Promise<Seed[]> {
  const list = await page.callAsViewer(listFollows, {});
  const keyOfFollow = (username: string) => keyOf(getFollow, { params: { username } });
  return [
    { key: keyOf(listFollows, {}), data: list },
    ...list.boards.map(({ username, slug }) => ({
      key: keyOfFollow(handleOf(username, slug)),
      data: { isFollowing: true },
    })),
  ];
}

export default function ProfilePage({ loaderData: { user, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Profile loaded={user} />
    </Seeds>
  );
}

function Profile({ loaded }: { loaded: User }) {
  const t = useTranslations('profile');
  // If the session ends while the page is open, keep showing the loaded user.
  const user = useViewer() ?? loaded;
  const isCreator = user.userRole === 'creator';
  return (
    <AccountFrame user={user} title={t('title')} mainClassName="grid content-start gap-5 pb-16 pt-4 xl:gap-8">
      <ProfileHead user={user} />
      <VerifyLine className="text-text-2" />
      {isCreator && <Editor user={user} />}
      <div className="grid items-start gap-5 lg:grid-cols-2 xl:gap-8">
        <Activity />
        <div className="grid gap-5 xl:gap-8">
          <AchievementsPanel />
          {!isCreator && (
            <Panel>
              <BecomeCreator />
            </Panel>
          )}
        </div>
      </div>
    </AccountFrame>
  );
}

const previewedIdeas = 3;

function Editor({ user }: { user: User }) {
  const { data } = useSuspenseQuery(queryOf(getBoard, { params: { username: user.username } }));
  return <ProfileEditor user={user} ideas={data.ideas.slice(0, previewedIdeas)} />;
}
