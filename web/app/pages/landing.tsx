import { getSite, type Site } from '@upnext/contract/identity/site';
import { getLanding } from '@upnext/contract/reach/landing';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { pageContext } from '../api/page-context.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { useReloadOnLanguageChange } from '../texts/shown-language.ts';
import type { Route } from './+types/landing.ts';
import { ClosingCall } from './landing/closing-call.tsx';
import { DemoOpener } from './landing/demo-opener.tsx';
import { DemoSection } from './landing/demo-section.tsx';
import { Features } from './landing/features.tsx';
import { Figures } from './landing/figures.tsx';
import { Hero } from './landing/hero.tsx';
import { PricingSection } from './landing/pricing-section.tsx';
import { Showcase } from './landing/showcase.tsx';
import { Steps } from './landing/steps.tsx';
import { Testimonials } from './landing/testimonials.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call: ask } = context.get(pageContext);
  redirectToHome(await ask(getSite, {}), url);
  return await ask(getLanding, {});
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  redirectToHome(await call(getSite, {}), url);
  return await call(getLanding, {});
}

export default function LandingPage({
  loaderData: { language, figures, testimonials, isExample },
}: Route.ComponentProps) {
  useReloadOnLanguageChange(language);
  const t = useTranslations('landing');
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} canonicalPath="/" />
      <DemoOpener>{({ isLoading, open }) => <Hero isDemoLoading={isLoading} onDemo={open} />}</DemoOpener>
      {figures.length > 0 && <Figures figures={figures} isExample={isExample} />}
      <Features />
      <Showcase />
      <Steps />
      <DemoSection />
      <PricingSection />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} isExample={isExample} />}
      <ClosingCall />
    </>
  );
}

/** Redirects the front page to the board on a single-creator site, or to Explore if registration isn't open. */
function redirectToHome({ homeBoard, registration }: Site, { search }: URL): void {
  const home = homeBoard ?? (registration === 'open' ? undefined : 'explore');
  if (home !== undefined) throw redirect(`/${home}${search}`, 307);
}
