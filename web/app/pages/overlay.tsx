import '../styles/overlay-page.css';
import { livePaths } from '@upnext/contract/live-paths';
import { readOverlayLook, type OverlayLook } from '@upnext/contract/overlay-look';
import { getOverlay } from '@upnext/contract/overlays';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { missingBoard } from '../features/boards/missing-board.ts';
import { overlayQuery } from '../features/boards/overlay-query.ts';
import { useRacingBoard } from '../features/boards/use-racing-board.ts';
import { PageMeta } from '../features/site/page-meta.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/overlay.ts';
import { OverlayView } from './overlay-view.tsx';

export const handle = { texts: 'outside' satisfies TextPart, frame: 'bare' };
await wantTexts('outside');

/** It can be revoked at any moment: nobody may keep the page. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { searchParams, origin } = url;
  const seed = await context.get(pageContext).seed(getOverlay, { params: { token } }).catch(missingBoard);
  return data({ look: readOverlayLook(searchParams), origin, seeds: [seed] });
}

export default function OverlayPage({ loaderData: { seeds, ...rest }, params: { token } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Overlay token={token} {...rest} />
    </Seeds>
  );
}

function Overlay({ token, look, origin }: { token: string; look: OverlayLook; origin: string }) {
  const t = useTranslations('overlays');
  const page = useRacingBoard(overlayQuery(token), livePaths.overlay(token));
  if (!page) return <Gone />;
  return (
    <main className="overlay-page">
      <PageMeta title={t('title', { username: page.creator.username })} isPrivate />
      <h1 className="sr">{t('title', { username: page.creator.username })}</h1>
      <OverlayView page={page} look={look} origin={origin} />
    </main>
  );
}

/** Said to whoever opens the address in a browser's tab; a stream shows nothing. */
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
