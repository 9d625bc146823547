/** What a creator pastes elsewhere, in their own voice. Shown in the language that they choose, not the page's. */
export const sharePosts = {
  youtubeDescription: 'What should I make next? You decide: vote for your favourite idea or send me yours.\n{url}',
  pinnedComment: 'Which of these would you watch? Vote for it here and push it up the chart:\n{url}',
  twitchPanel: 'YOU DECIDE WHAT COMES NEXT\nVote for the next idea on my chart, or send me yours.\n{url}',
  chatMessage: 'What should we do next? Vote while we talk about it: {url}',
  instagramBio: 'You choose what I make next:\n{url}',
  tiktokBio: 'Vote for my next video\n{url}',
  xPost:
    'I have a few ideas for what to make next, and the order is up to you. Vote for your favourite or send me a better one.\n{url}',
  instagramStory: 'What should I make next? Tap and vote.\n{url}',
  discord:
    'Help me choose what comes next. Vote for your favourites and suggest what is missing: the leader can still be overtaken.\n{url}',
  messenger: 'I am choosing what to make next and would love to have your vote. It takes ten seconds:\n{url}',
} as const;
