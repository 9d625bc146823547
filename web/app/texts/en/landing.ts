export const landing = {
  title: 'Your audience decides what you make next',
  description:
    'Put your ideas on a live chart, share one link, and let your audience vote. Free to start, no credit card required.',

  header: {
    sections: 'Sections',
    menu: 'Menu',
    features: 'Features',
    pricing: 'Pricing',
    testimonials: 'Testimonials',
    login: 'Log in',
    register: 'Sign up',
  },

  hero: {
    tagline: 'The idea chart for creators',
    title: 'Your audience decides what you make next.',
    subtitle: 'Put your ideas on a live chart, share one link, and watch them race. The winner is your next video.',
    start: 'Start for free',
    demo: 'See demo',
    noCard: 'No credit card required',
    chart: 'A sample chart',
  },

  figures: '{site} in numbers',
  soon: 'soon',
  example: 'Example',

  features: {
    title: 'A race people want to watch.',
    lead: 'Comments scroll away. A chart stays, moves, and brings people back to see what’s winning.',
    leaderboards: {
      title: 'Interactive charts',
      text: 'Every idea is a bar. Votes make it grow, it jumps when it overtakes another, and everyone sees what’s in the lead.',
    },
    suggestions: {
      title: 'Community suggestions',
      text: 'Fans send ideas. You approve the good ones.',
      sample: 'Cook only with what a 1950s kitchen had',
      from: 'suggested by @{username}',
    },
    analytics: { title: 'Detailed analytics', text: 'See when an idea took off, and why.' },
    customization: {
      title: 'Advanced customization',
      text: 'Your profile image, your links and six backgrounds for light and dark. Your board feels like you and stays easy to read.',
    },
    boards: {
      title: 'Multiple boards',
      text: 'One for videos, one for streams, one for the podcast.',
      videos: 'Friday videos',
      streams: 'Live streams',
      podcast: 'Podcast guests',
      ideas: '{count, plural, one {# idea} other {# ideas}}',
    },
    sharing: {
      title: 'Shareable anywhere',
      text: 'One short link for your description, your bio and your pinned comment.',
    },
  },

  showcase: {
    title: 'Two seconds to get it, one tap to vote.',
    lead: 'Gold, silver, bronze, and the gap to the next place. No explanation needed.',
    tryIt: 'Go on, tap one. It’s only an example.',
    live: 'LIVE',
  },

  steps: {
    title: 'Up and running in three steps.',
    write: { title: 'Add your ideas', text: 'Three are enough to start. A title and a sentence each.' },
    share: { title: 'Share the link', text: 'Under a video, in your bio, on stream.' },
    make: { title: 'Make the winner', text: 'Then open the video by telling everyone which idea won.' },
  },

  sampleCreator: 'nachtbus',
  ideas: {
    paella: 'Why paella gets a crust: the science of socarrat',
    tortilla: 'Tortilla blind test: 24 people, onion vs no onion',
    espresso: 'Espresso at 3,000\u00a0m: does altitude ruin coffee?',
    bus: 'Record a whole EP on one night bus',
    dad: 'Teach my dad to play the synth',
    tools: 'Cover this week’s number one on kitchen utensils',
    chord: '48 hours, one chord',
    busking: 'Busking in a different city every day',
    voices: 'A song made of your voice notes',
  },

  demo: {
    title: 'A week on the chart, in {seconds, number} seconds.',
    story: 'A sample chart over one week: “{title}” comes in as a suggestion and climbs to first place.',
    moments: {
      start: 'Five ideas, one link in the bio.',
      vote: 'Votes come in. Yours is the coloured tip of the bar.',
      suggestion: 'A fan suggests an idea. You approve it.',
      climb: 'It climbs, place by place.',
      lead: 'A new number one.',
      end: 'This is your next video.',
    },
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
  },

  pricing: {
    title: 'Free until it takes off.',
    plansTitle: 'Plans',
    billing: 'Billing',
    monthly: 'Monthly',
    yearly: 'Yearly',
    off: '{percent, number}% off',
    popular: 'Most popular',
    forEver: 'forever',
    perMonth: 'per month, billed monthly',
    perMonthYearly: 'per month, billed yearly',
    save: 'Save {amount}/year',
    trial: '{days, number}-day free trial',
    noCard: 'No credit card required',
    plans: { free: 'Free', pro: 'Pro', creatorPro: 'Creator Pro' },
    choose: {
      free: 'Start for free',
      trial: 'Try free for {days, plural, one {# day} other {# days}}',
      plan: 'Choose {plan}',
    },
    boards: '{count, plural, one {# board} other {# boards}}',
    boardsUnlimited: 'Unlimited boards',
    ideas: '{count, plural, one {# published idea} other {# published ideas}}',
    ideasUnlimited: 'Unlimited ideas',
    votes: '{count, plural, one {# vote per month} other {# votes per month}}',
    votesUnlimited: 'Unlimited votes',
    features: {
      appAddress: 'A link with your name',
      basicAnalytics: 'Basic analytics',
      communitySupport: 'Community support',
      noBranding: 'No Upnext branding',
      advancedAnalytics: 'Advanced analytics',
      csvExport: 'CSV export',
      customDomain: 'Custom domain',
      prioritySupport: 'Priority support',
      embedding: 'Website embed',
      teams: 'Team collaboration',
    },
  },

  testimonials: { title: 'Creators who stopped guessing.' },

  closing: {
    title: 'Your next idea is already in your comments.',
    lead: 'Put it on a chart and see if it wins.',
    start: 'Try free for {days, plural, one {# day} other {# days}}',
  },

  footer: {
    product: 'Product',
    resources: 'Resources',
    company: 'Company',
    legal: 'Legal',
    features: 'Features',
    pricing: 'Pricing',
    explore: 'Explore',
    apiDocs: 'API docs',
    selfHosting: 'Self-hosting',
    about: 'About',
    changelog: 'Changelog',
    privacy: 'Privacy',
    terms: 'Terms',
    imprint: 'Imprint',
  },
} as const;
