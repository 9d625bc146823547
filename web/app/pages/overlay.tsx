import '../styles/overlay-page.css';
import { nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import { readOverlayLook, type OverlayOptions } from '@upnext/contract/reach/overlay-options';
import { getOverlay } from '@upnext/contract/reach/overlays';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useUnattendedLiveBoard } from '../boards/live-board/use-unattended-live-board.ts';
import { missing } from '../boards/public-page/load-board.ts';
import { loadRoundOnAir } from '../reach/overlays/load-round-on-air.ts';
import { handleOfPage, OnAir } from '../reach/overlays/on-air.tsx';
import { overlayQuery } from '../reach/overlays/overlay-query.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/overlay.ts';

export const handle = { texts: ['outside', 'rounds'] satisfies TextPart[], frame: 'bare' };
await Promise.all([requireTexts('outside'), requireTexts('rounds')]);

/** The overlay link can be revoked at any time, so the page is never cached. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { searchParams, origin } = url;
  const api = context.get(pageContext);
  const seed = await api.seed(getOverlay, { params: { token } }).catch(missing('board'));
  const loadedAt = Date.now();
  const seeds = [seed, ...(await loadRoundOnAir(api, handleOfPage(seed.data as BoardPage), loadedAt))];
  return data({ look: readOverlayLook(searchParams), origin, loadedAt, seeds });
}

export default function OverlayPage({ loaderData: { seeds, ...rest }, params: { token } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Overlay token={token} {...rest} />
    </Seeds>
  );
}

type OverlayProps = { token: string; look: OverlayOptions; origin: string; loadedAt: number };

function Overlay({ token, loadedAt, ...rest }: OverlayProps) {
  const t = useTranslations('overlays');
  const page = useUnattendedLiveBoard(overlayQuery(token), livePaths.overlay(token));
  if (!page) return <Gone />;
  const title = t('title', { username: nameOf(page.creator) });
  return (
    <main className="overlay-page">
      <PageMeta title={title} isPrivate />
      <h1 className="sr">{title}</h1>
      <OnAir page={page} loadedAt={loadedAt} {...rest} />
    </main>
  );
}

/** Renders only a tab title and text for screen readers, so that nothing is visible on the stream. */
function Gone() {
  const t = useTranslations('overlays');
  return (
    <main className="sr">
      <PageMeta title={t('gone')} isPrivate />
      <h1>{t('gone')}</h1>
    </main>
  );
}

export function ErrorBoundary() {
  return <Gone />;
}
