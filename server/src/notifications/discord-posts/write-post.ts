import { boardPath, boardTitle, ideaPath, nameOf, roundPath } from '@upnext/contract/boards/board-handle';
import { pickLanguage } from '@upnext/contract/language';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { postTexts } from './post-text.ts';
import { findMadeFacts, findRoundFacts, findWeekFacts, selectRanked, type PostRow, type RoundFacts } from './sql.ts';

/** `dueInSeconds`: the post's time has not come yet. Undefined: there is nothing to post any more. */
type Written = { content: string } | { dueInSeconds: number } | undefined;

type Desk = { pool: pg.Pool; origin: string; post: PostRow };

const hourSeconds = 60 * 60;
/** More titles, or longer ones, would make a post too long for Discord, which accepts 2,000 characters. */
const mostTitles = 5;
const mostTitleCharacters = 120;

/** Writes a post from the data as it is now, so that a late post is true, and deleted ideas are not named. */
export async function writePost(desk: Desk): Promise<Written> {
  const { pool, post } = desk;
  const { kind, about, creator_id: creatorId } = post;
  const texts = textsFor(post);
  const { username, slug } = post;
  const board = showPlain(boardTitle(nameOf(post), { slug, name: post.name }));
  if (kind === 'test') return layOut(desk, texts.test(board), boardPath(username, slug));
  if (kind === 'idea-made') {
    const [made] = await runNamed(pool, findMadeFacts, [creatorId, about]);
    if (!made) return undefined;
    const lines = texts.made({ creator: showPlain(nameOf(post)), title: showPlain(made.title) });
    return layOut(desk, lines, ideaPath(username, slug, Number(about)), made.piece_url);
  }
  if (kind === 'week-recap') {
    const [week] = await runNamed(pool, findWeekFacts, [creatorId, post.board_id, about]);
    if (!week) return undefined;
    const winner = week.winner === null ? undefined : showPlain(week.winner);
    const lines = texts.week({ board, votes: week.week_votes, winner });
    return layOut(desk, lines, `${boardPath(username, slug)}/week/${week.week}`);
  }
  const [round] = await runNamed(pool, findRoundFacts, [creatorId, about]);
  if (!round || round.state === 'cancelled') return undefined;
  return kind === 'round-result' ? await writeResult(desk, round) : writeOpenRound(desk, round);
}

function writeOpenRound(desk: Desk, round: RoundFacts): Written {
  const texts = textsFor(desk.post);
  const { closes_at: closesAt, seconds_left: secondsLeft } = round;
  // An invitation to vote is no longer true after the close.
  if (round.state !== 'open' || secondsLeft <= 0) return undefined;
  const isEnding = desk.post.kind === 'round-ending';
  // The round was extended.
  if (isEnding && secondsLeft > hourSeconds + 60) return { dueInSeconds: secondsLeft - hourSeconds };
  const facts = { question: showPlain(round.question), ideas: round.idea_count, closesAt };
  return layOut(desk, isEnding ? texts.ending(facts) : texts.opened(facts), pathOf(desk.post, round));
}

async function writeResult(desk: Desk, round: RoundFacts): Promise<Written> {
  const { pool, post } = desk;
  const texts = textsFor(post);
  const { held_ballots: held, turnout, winner_id: winnerId, pick_from: pickFrom } = round;
  if (held === null) return undefined;
  const ranked = await runNamed(pool, selectRanked, [post.creator_id, post.about]);
  const [question, creator] = [showPlain(round.question), showPlain(nameOf(post))];
  const titlesOf = (ideas: typeof ranked) => ideas.slice(0, mostTitles).map(({ title }) => showPlain(title));
  const leaders = ranked.filter(({ votes }) => votes === ranked[0]?.votes);
  const winner = ranked.find(({ idea_id: id }) => id === winnerId);
  const lines = () => {
    if (held > 0) return texts.provisional({ question, held, titles: titlesOf(leaders) });
    if (winner)
      return texts.winner({
        question,
        title: showPlain(winner.title),
        votes: winner.votes,
        turnout,
        pickedBy: round.picked_at === null ? undefined : creator,
      });
    if (ranked.length === 0) return texts.nobody({ question });
    if (pickFrom === 'tie') return texts.tie({ question, titles: titlesOf(leaders), creator });
    return texts.topThree({ question, titles: titlesOf(ranked.filter(({ votes }) => placeOf(votes) <= 3)), creator });
  };
  const placeOf = (votes: number) => 1 + ranked.filter((one) => one.votes > votes).length;
  return layOut(desk, lines(), pathOf(post, round));
}

function pathOf({ username, slug }: PostRow, round: RoundFacts): string {
  return roundPath(username, slug, round.number);
}

function textsFor(post: PostRow) {
  return postTexts[pickLanguage(post.language)];
}

function layOut({ origin }: Desk, [title, text]: [string, string], path: string, piece?: string): Written {
  return { content: [`**${title}**`, text, ...(piece === undefined ? [] : [piece]), origin + path].join('\n') };
}

/** Titles have at most 100 characters as a reader sees them, but each can consist of several. */
function showPlain(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= mostTitleCharacters) return escapeMarkdown(text);
  return `${escapeMarkdown(characters.slice(0, mostTitleCharacters - 1).join(''))}…`;
}
