import { getSite, type Site } from '@upnext/contract/identity/site';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { pageContext } from '../api/page-context.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { shownLanguage, useWordsOf } from '../texts/shown-language.ts';
import type { Route } from './+types/landing.ts';
import { ClosingCall } from './landing/closing-call.tsx';
import { DemoOpener } from './landing/demo-opener.tsx';
import { DemoSection } from './landing/demo-section.tsx';
import { Features } from './landing/features.tsx';
import { Figures } from './landing/figures.tsx';
import { Hero } from './landing/hero.tsx';
import { PricingSection } from './landing/pricing-section.tsx';
import { sampleCopyIn } from './landing/sample-copy.ts';
import { Showcase } from './landing/showcase.tsx';
import { Steps } from './landing/steps.tsx';
import { Testimonials } from './landing/testimonials.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call: ask, language } = context.get(pageContext);
  leaveForHome(await ask(getSite, {}), url);
  return sampleCopyIn(language);
}

// The words of the other language stay out of the page's own script.
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  leaveForHome(await call(getSite, {}), url);
  const copy = await import('./landing/sample-copy.ts');
  return copy.sampleCopyIn(shownLanguage());
}

export default function LandingPage({ loaderData: { language, figures, testimonials } }: Route.ComponentProps) {
  useWordsOf(language);
  const t = useTranslations('landing');
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} canonicalPath="/" />
      <DemoOpener>{({ isLoading, open }) => <Hero isDemoLoading={isLoading} onDemo={open} />}</DemoOpener>
      <Figures figures={figures} />
      <Features />
      <Showcase />
      <Steps />
      <DemoSection />
      <PricingSection />
      <Testimonials testimonials={testimonials} />
      <ClosingCall />
    </>
  );
}

/** A single-channel site has its board as front page; a site without open registration has Explore. */
function leaveForHome({ homeBoard, registration }: Site, { search }: URL): void {
  const home = homeBoard ?? (registration === 'open' ? undefined : 'explore');
  if (home !== undefined) throw redirect(`/${home}${search}`, 307);
}
