export const ideaPage = {
  title: '{title} · {username}',
  description: 'Vote for “{title}” and help it climb {username}’s chart.',
  skip: 'Skip to the idea',
  back: 'Back to the chart:',
  suggestedBy: 'Suggested by <b>@{username}</b> on {date}',
  addedBy: 'Added by <b>{username}</b> on {date}',
  vote: 'Vote',
  voted: 'Voted',
  voteFor: 'for {title},',
  archived: 'This board is archived. Voting has ended.',
  toChart: 'See the chart',
  piece: '{kind, select, watch {Watch on} listen {Listen on} read {Read on} other {Open on}} {name}',
  share: 'Share this idea',
  shareText: 'Vote for “{title}” on {username}’s chart',

  stake: {
    behind:
      '{count, plural, one {# vote} other {# votes}} to {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    level: 'Level with {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    ahead: '{count, plural, one {# vote} other {# votes}} ahead',
    overtaking: 'Moving up to {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    noVotes: 'No votes yet',
    alone: 'In first place',
  },
  lead: '{count, plural, =0 {Level with} other {# ahead of}} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',

  help: 'Help it win',
  shareTitle: 'Share it',
  helpText: 'Send it to one person who’d watch this.',
  copyLink: 'Copy link',
  whatsApp: 'WhatsApp',
  post: 'Post',
  postOn: 'on X',
  story: 'Story',
  storyOf: 'image, download',

  days: '30 days',
  movedSinceJoining:
    '{direction, select, up {Up {count, number}} down {Down {count, number}} other {Same place}} since it joined',
  movedInDays: '{direction, select, up {Up {count, number}} down {Down {count, number}} other {Same place}} in 30 days',
  ordinal: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  daysSummary:
    '{first, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place on {date}, {last, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} today. Best place: {best, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
  today: 'today',
  joined: '{days, plural, =0 {Joined today} =1 {Joined yesterday} other {Joined on {date}}}',
  joinedText: 'Come back in a few days to see how its place changes.',

  stages: 'Where it stands',
  stage: '{stage, select, planned {Planned} in_progress {In progress} made {Made} other {On the chart}}',
  stageText: '{username} moves this along. Voters get one message when it’s made.',
  madeOn: 'Made on {date}.',
  notPlanned: '{username} isn’t planning to make this.',

  more: 'More on this chart',
  allIdeas: 'See all ideas',
} as const;
