import '../styles/overlay-page.css';
import { readOverlayLook, type OverlayOptions } from '@upnext/contract/reach/overlay-options';
import { getOverlay } from '@upnext/contract/reach/overlays';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useUnattendedLiveBoard } from '../boards/live-board/use-unattended-live-board.ts';
import { missing } from '../boards/public-page/load-board.ts';
import { overlayQuery } from '../reach/overlays/overlay-query.ts';
import { OverlayView } from '../reach/overlays/overlay-view.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/overlay.ts';

export const handle = { texts: 'outside' satisfies TextPart, frame: 'bare' };
await requireTexts('outside');

/** The overlay link can be revoked at any time, so the page is never cached. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { searchParams, origin } = url;
  const seed = await context.get(pageContext).seed(getOverlay, { params: { token } }).catch(missing('board'));
  return data({ look: readOverlayLook(searchParams), origin, seeds: [seed] });
}

export default function OverlayPage({ loaderData: { seeds, ...rest }, params: { token } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Overlay token={token} {...rest} />
    </Seeds>
  );
}

function Overlay({ token, look, origin }: { token: string; look: OverlayOptions; origin: string }) {
  const t = useTranslations('overlays');
  const page = useUnattendedLiveBoard(overlayQuery(token), livePaths.overlay(token));
  if (!page) return <Gone />;
  return (
    <main className="overlay-page">
      <PageMeta title={t('title', { username: page.creator.username })} isPrivate />
      <h1 className="sr">{t('title', { username: page.creator.username })}</h1>
      <OverlayView page={page} look={look} origin={origin} />
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
