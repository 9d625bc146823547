import { boardTitle } from '@upnext/contract/boards/board-handle';
import { recognisePlatform, type PieceKind } from '@upnext/contract/boards/platforms';
import type { RejectionReason } from '@upnext/contract/idea-fields';

import { unknownPlatform, type Words } from './words.ts';

const acts: Record<PieceKind, string> = {
  watch: 'Watch it on',
  listen: 'Listen to it on',
  read: 'Read it on',
  open: 'Open it on',
};

const count = (number: number, one: string, other: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : other}`;

const reasons: Record<RejectionReason, string> = {
  not_my_topic: 'it doesn’t fit what they make',
  already_made: 'they’ve already made it',
  too_similar: 'there’s a very similar idea on the chart. You can vote for that one',
  unclear: 'they didn’t quite understand it. Try describing it differently',
  not_now: 'they like it, but can’t make it right now',
};

export const english: Words = {
  'idea-made': ({ payload: { title, votedTitle, pieceUrl }, creator, site, link }) => {
    const { name, kind } = recognisePlatform(pieceUrl) ?? unknownPlatform;
    const backed = votedTitle ?? title;
    return {
      subject: `${creator} made “${backed}”`,
      title: 'You wanted it. Now it’s here.',
      text: [
        `An idea you backed on ${site} is out: ${creator} has just published “${backed}” on ${name}.`,
        ...(votedTitle === undefined ? [] : [`${creator} has changed the title. It’s now “${title}”.`]),
      ],
      act: `${acts[kind]} ${name}`,
      link: pieceUrl,
      after: [`The idea’s page: ${link}`, 'You’re getting this email because you voted for the idea or suggested it.'],
    };
  },
  'idea-staged': ({ payload: { title, votedTitle = title, stage }, creator, site, link }) => ({
    ...(stage === 'planned'
      ? { subject: `${creator} plans to make “${votedTitle}”`, title: 'It’s going to happen.' }
      : { subject: `${creator} is making “${votedTitle}”`, title: 'It’s in the works.' }),
    text: [
      `${creator} marked “${votedTitle}” as ${stage === 'planned' ? 'planned' : 'in progress'}. You backed this idea on ${site}. We’ll tell you when it’s made.`,
      ...(votedTitle === title ? [] : [`${creator} has changed the title. It’s now “${title}”.`]),
    ],
    act: 'See the idea',
    link,
    after: ['You’re getting this email because you voted for the idea or suggested it.'],
  }),
  'suggestion-approved': ({ payload: { title }, creator, link }) => ({
    subject: `${creator} added your suggestion “${title}”`,
    title: 'Your idea is on the chart',
    text: [`${creator} approved “${title}”. Fans can vote for it now. Share it to get the first votes in.`],
    act: 'See your idea',
    link,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
  'place-reached': ({ payload: { title, place }, creator, link }) => ({
    ...(place === 1
      ? {
          subject: `“${title}” took first place`,
          title: 'Your idea is in first place',
          text: [`Your suggestion “${title}” is in first place on ${creator}’s chart. Share it to keep it there.`],
        }
      : {
          subject: `“${title}” is in the top 3`,
          title: 'Your idea is in the top 3',
          text: [`Your suggestion “${title}” is in the top 3 on ${creator}’s chart. Share it to help it climb.`],
        }),
    act: 'See your idea',
    link,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
  'week-recap': ({ payload: { board, winner, votes, weekVotes }, creator, site, link }) => ({
    subject: `${boardTitle(creator, board)}’s weekly chart${winner && `: “${winner}” wins`}`,
    title: winner ? `“${winner}” won the week` : `${boardTitle(creator, board)}’s weekly chart is here`,
    text: [
      `${boardTitle(creator, board)}’s chart got ${count(weekVotes, 'vote', 'votes')} last week.${winner && ` On Sunday night “${winner}” was in first place with ${count(votes, 'vote', 'votes')} in total.`}`,
      'See what moved up, what’s new and how long each idea has been on the chart.',
    ],
    act: 'See the weekly chart',
    link,
    after: [
      `You’re getting this weekly email because you follow ${creator} on ${site}, or because the chart is yours.`,
    ],
  }),
  'round-result': ({ payload: { question }, creator, link }) => ({
    subject: `The result is in: “${question}”`,
    title: 'The votes are counted',
    text: [`${creator}’s round “${question}” is decided. See what won, and check that your vote was counted.`],
    act: 'See the result',
    link,
    after: ['You’re getting this email because you voted in the round, or because it’s yours.'],
  }),
  'suggestions-waiting': ({ payload: { board }, creator, site, link }) => ({
    subject: `Your fans have suggestions for ${boardTitle(creator, board)}`,
    title: 'Your fans have suggestions',
    text: [`New ideas are waiting for your answer on ${site}. Only those that you approve go on the chart.`],
    act: 'Review suggestions',
    link,
    after: ['You’re getting this email, at most once a day, because you look after the board.'],
  }),
  'discord-disconnected': ({ payload: { board }, creator, site, link }) => ({
    subject: 'Your Discord channel is disconnected',
    title: 'Your Discord channel is disconnected',
    text: [
      `The webhook through which ${boardTitle(creator, board)} posted to Discord doesn’t exist any more. Connect the channel again in your settings on ${site}.`,
    ],
    act: 'Open settings',
    link,
    after: ['You’re getting this email because the board is yours.'],
  }),
  'suggestion-rejected': ({ payload: { title, reason }, creator, link }) => ({
    subject: `Your suggestion to ${creator}: “${title}”`,
    title: 'Not this time',
    text: [`${creator} read your suggestion “${title}” but isn’t adding it to the chart. Reason: ${reasons[reason]}.`],
    act: 'See the chart',
    link,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
};
