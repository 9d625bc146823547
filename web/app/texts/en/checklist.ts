/** The first steps of a new creator. */
export const checklist = {
  title: 'Get your board going',
  progress: '{done, number} of {all, number}',
  options: 'Checklist options',
  hide: 'Hide this checklist',
  done: 'Done',
  add: 'Add',
  ideas: 'Add three ideas',
  ideasText: 'So there’s a real contest',
  ideasDone: '{count, plural, one {# on your chart} other {# on your chart}}',
  picture: 'Add your picture',
  pictureText: 'Fans look for your face',
  pictureDone: 'Fans can see it',
  share: 'Share your link',
  shareText: 'Pin it under your latest video',
  shareDone: '{count, plural, one {Opened # time} other {Opened # times}}',
  shareNow: 'Share',
} as const;
