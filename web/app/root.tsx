import { QueryClientProvider } from '@tanstack/react-query';
import { getSite } from '@upnext/contract/identity/site';
import { useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';

import type { Route } from './+types/root.ts';
import { pageContext } from './api/page-context.ts';
import { createQueryClient } from './api/query.ts';
import { useNonce } from './nonce.ts';
import { headScript } from './site/head-script.ts';
import { OfflineNotice } from './site/offline-notice.tsx';
import { Toasts } from './site/toasts.tsx';
import bricolage from './styles/fonts/bricolage-grotesque.woff2?url';
import inter from './styles/fonts/inter.woff2?url';
import { LanguageProvider, useLanguage } from './texts/language.tsx';
import { shownLanguage } from './texts/shown-language.ts';
import { AchievementsProvider } from './voting/achievements/achievements-provider.tsx';
import { VoteLayer } from './voting/guest-votes/vote-layer.tsx';

import appStyles from './styles/app.css?url';

/** Linked by URL: if imported, the first lazy chunk would add the stylesheet again after the page's own styles. */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: appStyles },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: bricolage, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: inter, crossOrigin: 'anonymous' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, call } = context.get(pageContext);
  // If this request fails, the page renders without the site info in the footer.
  const site = await call(getSite, {}).catch(() => null);
  return { language, origin: new URL(request.url).origin, site };
}

// Never revalidate: the language changes in place, without reloading this data.
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageProvider initial={import.meta.env.SSR ? (data?.language ?? 'en') : shownLanguage()}>
      <QueryClientProvider client={queryClient}>
        <Document>{children}</Document>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/**
 * 'bare' omits the toasts and the offline notice and is used for overlays. 'still' also omits the scripts and is used
 * for embeds on other sites.
 */
type Frame = 'bare' | 'still';

function useFrame(): Frame | undefined {
  return (useMatches().at(-1)?.handle as { frame?: Frame } | undefined)?.frame;
}

function Document({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  const nonce = useNonce();
  const frame = useFrame();
  const isStill = frame === 'still';
  const { theme, signedIn } = useScriptedAttributes();
  return (
    <html lang={language} data-theme={theme} data-signed-in={signedIn} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f1f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#150d14" />
        {!isStill && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />}
        <Meta />
        <Links />
        <link rel="icon" href={site?.logoUrl ?? '/favicon.svg'} />
        {site?.accentUrl && <link rel="stylesheet" href={site.accentUrl} />}
      </head>
      <body>
        {!frame && <OfflineNotice />}
        <AchievementsProvider>{children}</AchievementsProvider>
        {!frame && (
          <>
            <VoteLayer />
            <Toasts />
          </>
        )}
        {!isStill && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

type ScriptedAttributes = { theme?: string | undefined; signedIn?: string | undefined };

/**
 * The data attributes that scripts have set on <html>. React removes them if it has to create the document again, for
 * example because a browser extension changed the page before hydration.
 */
function useScriptedAttributes(): ScriptedAttributes {
  const [attributes] = useState<ScriptedAttributes>(() => {
    if (import.meta.env.SSR) return {};
    const { theme, signedIn } = document.documentElement.dataset;
    return { theme, signedIn };
  });
  return attributes;
}

export default function App() {
  return <Outlet />;
}
