export const overlays = {
  title: '{username}’s stream overlay',
  prompt: 'Vote on what’s next',
  scan: 'QR code for {address}',
  empty: 'The first idea could be yours.',
  hidden: 'Counts hidden until {moment}',
  scanToVote: 'Scan to vote',
  voteHere: 'Vote here',
  chosen: '{question} You chose',
  checked: 'Provisional: {count, plural, one {# vote} other {# votes}} being checked.',
  more: '{count, plural, one {and # more idea} other {and # more ideas}}',
  gone: 'This overlay has been turned off.',
} as const;
