import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { ButtonSamples, FieldSamples, TabSamples } from './styleguide/control-samples.tsx';
import { DialogSamples, ToastSamples } from './styleguide/layer-samples.tsx';
import {
  AvatarSamples,
  BackgroundSamples,
  BadgeSamples,
  PillSamples,
  StateSamples,
} from './styleguide/part-samples.tsx';
import { LoadingChart, SampleChart } from './styleguide/sample-chart.tsx';
import { words } from './styleguide/samples.ts';
import { Section } from './styleguide/section.tsx';

/** Every UI component in every state. Development only. */
export default function StyleguidePage() {
  return (
    <SiteFrame mainClassName="page-width grid content-start gap-10 pb-16 pt-6">
      <PageMeta title={words.title} isPrivate />
      <h1>{words.title}</h1>
      <PillSamples />
      <BadgeSamples />
      <ButtonSamples />
      <TabSamples />
      <FieldSamples />
      <Section title={words.chart}>
        <div className="sheet overflow-clip">
          <SampleChart isRoomy />
        </div>
      </Section>
      <BackgroundSamples />
      <AvatarSamples />
      <Section title={words.loading}>
        <div className="sheet overflow-clip">
          <LoadingChart />
        </div>
      </Section>
      <StateSamples />
      <DialogSamples />
      <ToastSamples />
    </SiteFrame>
  );
}
