/** Posts for creators to paste on other platforms, in the creator's voice. The creator chooses the language. */
export const sharePosts = {
  youtubeDescription: 'What should I make next? You decide: vote for your favourite ideas or send me yours.\n{url}',
  pinnedComment: 'Which of these would you watch? Vote for it here and push it up the chart:\n{url}',
  twitchPanel: 'YOU DECIDE WHAT’S NEXT\nVote on what I do next, or send me your own idea.\n{url}',
  chatMessage: 'What should we do next? Vote while we talk about it: {url}',
  instagramBio: 'You choose what I make next:\n{url}',
  tiktokBio: 'Vote for my next video\n{url}',
  xPost:
    'I have a few ideas for what to make next, and you decide the order. Vote for your favourites or send me a better one.\n{url}',
  instagramStory: 'What should I make next? Tap to vote.\n{url}',
  discord:
    'Help me choose what’s next. Vote for your favourites and suggest what’s missing. It’s still anyone’s race.\n{url}',
  messenger: 'I’m choosing what to make next and would love your vote. It only takes a moment:\n{url}',
} as const;
