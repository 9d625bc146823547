import '../styles/dashboard.css';
import type { BoardSettings as Settings } from '@upnext/contract/boards/boards';
import { getDiscord } from '@upnext/contract/boards/discord';
import { Settings as SettingsIcon, UserRound } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { BoardSettings } from '../boards/board-settings/board-settings.tsx';
import { DiscordPanel } from '../boards/discord/discord-panel.tsx';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { useOwnBoards } from '../boards/own-boards/use-own-boards.ts';
import { MembershipCard } from '../boards/teams/membership-card.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import type { Route } from './+types/settings.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'review');
  if (board?.role === 'owner') seeds.push(await page.seedAsViewer(getDiscord, { query: { board: choice } }));
  return data({ username: user.username, board, choice, seeds }, { status: board ? 200 : 403 });
}

export default function SettingsPage({ loaderData: { username, board, choice, seeds } }: Route.ComponentProps) {
  const t = useTranslations('dashboard');
  return (
    <Seeds of={seeds}>
      {board ? (
        <CreatorFrame username={username} title={t('places.settings')} mainClassName="dashboard">
          <div key={choice}>
            <h1>{t('places.settings')}</h1>
            <BoardPart loaded={board} />
          </div>
          <aside aria-label={t('accountTitle')}>
            <Panel aria-labelledby="account-settings">
              <h2 id="account-settings">{t('accountTitle')}</h2>
              <p className="text-small text-text-2">{t('accountText')}</p>
              <Link to="/profile" className={buttonClass({ kind: 'soft', size: 's' })}>
                <UserRound className="i" aria-hidden="true" />
                {t('accountProfile')}
              </Link>
              <Link to="/account" className={buttonClass({ kind: 'soft', size: 's' })}>
                <SettingsIcon className="i" aria-hidden="true" />
                {t('accountLogin')}
              </Link>
            </Panel>
          </aside>
        </CreatorFrame>
      ) : (
        <CreatorsOnly />
      )}
    </Seeds>
  );
}

function BoardPart({ loaded }: { loaded: Settings }) {
  const board = useOwnBoards().board ?? loaded;
  if (board.role !== 'owner') return <MembershipCard board={board} />;
  return (
    <>
      <BoardSettings />
      {!board.isArchived && <DiscordPanel />}
    </>
  );
}
