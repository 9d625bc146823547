import type { Node } from '@takumi-rs/core';
import { container, text } from '@takumi-rs/helpers';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { Language } from '@upnext/contract/language';

import { families } from './load-fonts.ts';
import type { shareFormats, ShareFormat } from './share-formats.ts';
import { medals, otherPlaces, palette } from './share-palette.ts';
import { shareWords } from './share-words.ts';

type Format = (typeof shareFormats)[ShareFormat];
/** `votes` is null while a round hides its counts: the bar has its full length, whatever the votes are. */
export type DrawnIdea = Pick<Idea, 'title' | 'position'> & { votes: number | null };
type Row = { idea: DrawnIdea; title: string; place: number | null; isLarge: boolean; leaderVotes: number };

/** The size of the place number by its digits, so that it fits on the plate. */
const digitSizes = [1, 1, 0.62, 0.44, 0.34, 0.28];

/**
 * Draws a chart row: a bar that starts at the left edge and whose length shows the idea's votes relative to the
 * leader's, and a colored plate on it with the place number.
 */
export function drawBar({ idea, title, place, isLarge, leaderVotes }: Row, format: Format, language: Language): Node {
  const { width, margin, bars, count } = format;
  const height = bars[isLarge ? 0 : 1];
  const plate = isLarge ? format.plate : Math.round(format.plate * 0.9);
  const digits = String(place ?? '');
  const slant = Math.round(format.plate * 0.16);
  const votesWidth = Math.round(count * 3.3);
  const share = idea.votes === null ? 1 : leaderVotes === 0 ? 0 : idea.votes / leaderVotes;
  const length = Math.round(plate + slant + (width - margin - votesWidth - plate - slant) * share);
  const { plate: metal, bar } =
    (place !== null && medals[place - 1]) || (isLarge ? { ...otherPlaces, bar: palette.surface } : otherPlaces);
  return container({
    style: { position: 'relative', width, height, display: 'flex', alignItems: 'center', overflow: 'hidden' },
    children: [
      slanted(length, height, slant, bar),
      slanted(plate, height, slant, metal),
      text(digits, {
        position: 'absolute',
        left: Math.round(plate * 0.24),
        bottom: Math.round(plate * -0.06),
        fontFamily: families.numerals,
        fontSize: Math.round(Math.min(height * 1.2, plate * 1.5) * (digitSizes[digits.length] ?? 0.28)),
        lineHeight: 0.72,
        color: palette.ink,
      }),
      words(title, format, { left: plate + 24, right: margin + votesWidth }),
      ...(idea.votes === null ? [] : [votes(idea, idea.votes, format, language)]),
    ],
  });
}

function slanted(width: number, height: number, slant: number, color: string): Node {
  return container({
    style: {
      position: 'absolute',
      left: 0,
      top: 0,
      width,
      height,
      backgroundColor: color,
      clipPath: `polygon(0 0, 100% 0, ${width - slant}px 100%, 0 100%)`,
    },
    children: [],
  });
}

function words(title: string, format: Format, { left, right }: { left: number; right: number }): Node {
  const long = title.length > 60;
  return text(title, {
    position: 'absolute',
    left,
    width: format.width - left - right,
    fontFamily: families.display,
    fontWeight: 750,
    fontSize: long ? Math.round(format.title * 0.82) : format.title,
    lineHeight: 1.12,
    lineClamp: long ? format.lines + 1 : format.lines,
    overflowWrap: 'anywhere',
    textOverflow: 'ellipsis',
    overflow: 'hidden',
    color: palette.ink,
  });
}

function votes(idea: DrawnIdea, given: number, format: Format, language: Language): Node {
  const count = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(given);
  return container({
    style: {
      position: 'absolute',
      right: format.margin,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: 4,
    },
    children: [
      text(count, {
        fontFamily: families.display,
        fontWeight: 800,
        // There is space for six characters. Longer counts are smaller, not rounded: different counts must look different.
        fontSize: Math.round(format.count * Math.min(1, 6 / count.length)),
        lineHeight: 1,
        color: palette.ink,
      }),
      movement(idea, given, format, language),
    ],
  });
}

/** Shows the idea's movement as an arrow and a number, or shows a word if the idea is new or has not moved. */
function movement(idea: DrawnIdea, given: number, format: Format, language: Language): Node {
  const { change } = idea.position;
  const style = {
    fontFamily: families.text,
    fontWeight: 650,
    fontSize: Math.round(format.count * 0.42),
    lineHeight: 1.1,
  };
  if (change === null) return text(shareWords[language].isNew, { ...style, color: palette.ink });
  if (change > 0) return text(`↑ ${change}`, { ...style, color: palette.up });
  if (change < 0) return text(`↓ ${-change}`, { ...style, color: palette.down });
  return text(shareWords[language].votes(given), { ...style, color: palette.ink2 });
}
