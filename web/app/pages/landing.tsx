import { getSite, type Site } from '@upnext/contract/site';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { pageContext } from '../api/page-context.ts';
import { Chart } from '../features/chart/chart.tsx';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { DemoDoor } from '../features/landing/demo-door.tsx';
import { DemoSection } from '../features/landing/demo-section.tsx';
import { Features } from '../features/landing/features.tsx';
import { Figures } from '../features/landing/figures.tsx';
import { HeroChart } from '../features/landing/hero-chart.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { PricingSection } from '../features/landing/pricing-section.tsx';
import type { SampleFrame } from '../features/landing/sample-chart.tsx';
import { sampleCopyIn } from '../features/landing/sample-copy.ts';
import { Showcase } from '../features/landing/showcase.tsx';
import { Steps } from '../features/landing/steps.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { VoteButton } from '../features/votes/vote-button.tsx';
import { shownLanguage, useWordsOf } from '../texts/shown-language.ts';
import type { Route } from './+types/landing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call: ask, language } = context.get(pageContext);
  leaveForHome(await ask(getSite, {}), url);
  return sampleCopyIn(language);
}

// The words of the other language stay out of the page's own script.
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  leaveForHome(await call(getSite, {}), url);
  const copy = await import('../features/landing/sample-copy.ts');
  return copy.sampleCopyIn(shownLanguage());
}

export default function LandingPage({ loaderData: { language, figures, testimonials } }: Route.ComponentProps) {
  useWordsOf(language);
  const t = useTranslations('landing');
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} canonicalPath="/" />
      <DemoDoor renderChart={renderSampleChart}>
        {({ isLoading, open }) => (
          <Hero isDemoLoading={isLoading} onDemo={open} chart={<HeroChart renderChart={renderSampleChart} />} />
        )}
      </DemoDoor>
      <Figures figures={figures} />
      <Features />
      <Showcase renderChart={renderSampleChart} />
      <Steps />
      <DemoSection renderChart={renderSampleChart} />
      <PricingSection />
      <Testimonials testimonials={testimonials} />
      <ClosingCall />
    </>
  );
}

/** One channel's own site has its board for a front page; where nobody can open a board, those that are there are shown. */
function leaveForHome({ homeBoard, registration }: Site, { search }: URL): void {
  const home = homeBoard ?? (registration === 'open' ? undefined : 'explore');
  if (home !== undefined) throw redirect(`/${home}${search}`, 307);
}

/** The charts of this page are the product's own, with sample ideas in them. */
function renderSampleChart({ ideas, className, isVoted, isCelebrated, onVote }: SampleFrame) {
  return (
    <Chart
      ideas={ideas}
      view="chart"
      className={className}
      isVoted={isVoted}
      renderVote={({ id, title, votes }) => (
        <VoteButton
          title={title}
          votes={votes}
          state={isVoted(id) ? 'voted' : 'rest'}
          isCelebrated={isCelebrated(id)}
          isHighlighted={isCelebrated(id)}
          onPress={() => onVote(id)}
        />
      )}
    />
  );
}
