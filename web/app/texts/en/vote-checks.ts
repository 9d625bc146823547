export const voteChecks = {
  title: 'Votes',
  skip: 'Skip to the votes',
  publicPage: 'See the public page',
  week: 'This week',
  explained: 'Votes on hold don’t show on your chart until you decide, or until the voter verifies their account.',
  allCounted: 'All votes counted this week.',
  allCountedText: 'If votes look like they come from one person, they’ll wait here for you.',
  loadError: 'We couldn’t load the votes.',

  onHold: '{count, plural, one {# vote on hold} other {# votes on hold}}',
  during: '{day}, {from} to {until}',
  today: 'today',
  yesterday: 'yesterday',
  group: '{count, plural, one {# vote} other {# votes}} for “{title}” may come from one person.',
  groupDeleted: '{count, plural, one {# vote} other {# votes}} for a deleted idea may come from one person.',
  lockstep:
    '{accounts, plural, one {# account votes} other {# accounts vote}} for the same {ideas, plural, one {idea} other {# ideas}}, in the same order.',
  ideas: 'The ideas: {titles}',
  quoted: '“{title}”',

  newAlone:
    '{count, plural, one {# new account} other {# new accounts}} signed up within {minutes, plural, one {a minute} other {# minutes}} and voted for nothing else.',
  newAccounts:
    '{count, plural, one {# new account} other {# new accounts}} signed up within {minutes, plural, one {a minute} other {# minutes}}.',
  singleVotes:
    '{count, number} of {accounts, plural, one {# account} other {# accounts}} voted for nothing else on this site.',
  devices: 'They came from only {count, plural, one {one device} other {# devices}}.',
  networks: 'Most of them came from {count, plural, one {a single network} other {only # networks}}.',
  regular: 'The votes arrived like clockwork.',
  scripted:
    '{count, plural, one {# account} other {# accounts}} signed up without the website’s form, or faster than a browser can.',
  gone: '{count, plural, one {# account was} other {# accounts were}} deleted soon after signing up.',
  together: 'Each set of votes took under {minutes, plural, one {a minute} other {# minutes}}.',
  noneVerified: 'None has verified an email or linked an account.',
  someVerified:
    '{count, number} of {accounts, plural, one {# account} other {# accounts}} {count, plural, one {has} other {have}} verified an email or linked an account.',
  friends: 'It may be a group of friends. If you know them, count them.',
  releases: 'If you don’t decide by {moment}, they count again.',
  stillWait: 'Only verified voters count on your board, so the others stay on hold even if you count them.',

  minutes: '{count, plural, one {minute} other {# minutes}}',
  seconds: '{count, plural, one {second} other {# seconds}}',
  plot: 'Votes per {period}: about {usual, number} is normal for your board; the peak was {peak, number} at {time}.',
  legendHeld: 'on hold',
  legendOthers: 'counted',
  legendUsual: 'normal for your board',

  count: 'Count them',
  counting: 'Counting…',
  remove: '{count, plural, one {Remove # vote} other {Remove # votes}}',
  removing: 'Removing…',
  undo: 'Undo',
  error: 'We couldn’t save your decision',
  countedToast: '{count, plural, one {# vote counted} other {# votes counted}}',
  removedToast: '{count, plural, one {# vote removed} other {# votes removed}}',
  heldToast: '{count, plural, one {# vote is on hold again} other {# votes are on hold again}}',
  askEditor: 'The owner or an editor decides about these votes.',

  decided: 'Decided in the last 30 days',
  counted: '<b>{count, plural, one {# vote counted} other {# votes counted}}</b> for “{title}”',
  removed: '<b>{count, plural, one {# vote removed} other {# votes removed}}</b> from “{title}”',
  countedIdeas:
    '<b>{count, plural, one {# vote counted} other {# votes counted}}</b> for {ideas, plural, one {# idea} other {# ideas}}',
  removedIdeas:
    '<b>{count, plural, one {# vote removed} other {# votes removed}}</b> from {ideas, plural, one {# idea} other {# ideas}}',
  by: {
    you: 'by you',
    team: 'by your team',
    operator: 'by the people who run this site',
    detector: 'automatically',
  },

  verifiedOnly: 'Only count verified voters',
  verifiedOnlyHint: 'Verified means a confirmed email or a linked account. Nothing changes until you apply it.',
  verifiedOnlyOn: 'On this board, only votes of verified voters count.',
  preview: 'What it would do to today’s chart',
  previewPlace: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  up: 'Up {count, number}',
  down: 'Down {count, number}',
  same: 'Same',
  fewer:
    '{votes, number} of {votesNow, plural, one {# vote} other {# votes}} would count. {rest, plural, one {# waits until its voter verifies} other {# wait until their voters verify}}.',
  more: '{votes, plural, one {# vote} other {# votes}} would count instead of {votesNow, number}.',
  tooMany: 'Your board has too many votes for a preview. You can apply the change and switch it back at any time.',
  previewError: 'We couldn’t load the preview.',
  apply: 'Apply',
  applying: 'Applying…',
  cancel: 'Cancel',
  appliedOn: 'Only verified voters count now',
  appliedOff: 'All voters count again',
  appliedText: 'Your chart changes within a few seconds.',
  applyError: 'We couldn’t change that',
} as const;
