import { Plus } from 'lucide-react';

import { Avatar } from '../../ui/avatar.tsx';
import { Badge, LiveBadge, MovementBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NetworkIcon, type Network } from '../../ui/network-icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NumeralPlate } from '../../ui/numeral-plate.tsx';
import { SampleChart, SamplePill } from './sample-chart.tsx';
import { sampleBackgrounds, sampleIdeas, words } from './samples.ts';
import { Line, Section } from './section.tsx';

const networks: Network[] = ['youtube', 'instagram', 'tiktok', 'threads', 'twitter', 'website'];

export function PillSamples() {
  return (
    <Section title={words.pills}>
      <Line>
        <SamplePill state="rest" votes="1,196" />
        <SamplePill state="voting" votes="1,196" />
        <SamplePill state="voted" votes="1,196" />
        <p className="vote-owner">
          <b className="vote-count">1,196</b>
          votes
        </p>
      </Line>
    </Section>
  );
}

export function BadgeSamples() {
  return (
    <Section title={words.movement}>
      <Line>
        <MovementBadge direction="up">Up 3</MovementBadge>
        <MovementBadge direction="down">Down 1</MovementBadge>
        <MovementBadge direction="same">Same</MovementBadge>
        <MovementBadge direction="new">New</MovementBadge>
        <LiveBadge>LIVE</LiveBadge>
        <Badge>Creator</Badge>
      </Line>
    </Section>
  );
}

export function AvatarSamples() {
  return (
    <Section title={words.avatars}>
      <Line>
        {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} name="SalYCiencia" size={size} />
        ))}
        <Avatar name="pau_gm" size="s" quiet />
        <Avatar name="Picture" src="/favicon.svg" quiet />
        <Avatar name="Broken" src="/assets/none.png" />
      </Line>
      <Line>
        {networks.map((network) => (
          <span key={network} className="icon-btn">
            <NetworkIcon network={network} />
          </span>
        ))}
      </Line>
      <div className="grid gap-3 md:grid-cols-2">
        {sampleIdeas.map(({ place, title, share }) => (
          <Card key={place} padded={false} className="overflow-clip">
            <div className="flex">
              <NumeralPlate place={place} label={`Place ${place}`} empty="–" />
            </div>
            <h3 className="px-5 py-4">{title}</h3>
            <Meter share={share} place={place} />
          </Card>
        ))}
      </div>
    </Section>
  );
}

export function BackgroundSamples() {
  return (
    <Section title={words.backgrounds}>
      <div className="grid gap-4 lg:grid-cols-3">
        {sampleBackgrounds.map(({ name, words: about }) => (
          <article key={name} className={`background-${name} overflow-clip rounded-xl pt-5`}>
            <div className="px-5 pb-4">
              <h3>{name}</h3>
              <p className="text-small text-text-2">
                {about} {words.readable}
              </p>
            </div>
            <div className="overflow-clip rounded-t-xl bg-surface pt-4">
              <SampleChart count={2} isShort />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function StateSamples() {
  return (
    <>
      <Section title={words.empty}>
        <EmptyState
          numeral="1"
          title="First place is free."
          text="SalYCiencia has no ideas on the chart yet. Suggest one and it could open at number one."
          action={
            <Button>
              <Plus className="i" aria-hidden="true" />
              Suggest the first idea
            </Button>
          }
        />
      </Section>
      <Section title={words.failed}>
        <Notice
          action={
            <Button kind="soft" size="s">
              Try again
            </Button>
          }
        >
          The chart could not be loaded.
        </Notice>
        <Notice kind="waiting">You are offline. This is the chart as it was at 14:02.</Notice>
        <Notice kind="error">Error submitting suggestion</Notice>
      </Section>
    </>
  );
}
