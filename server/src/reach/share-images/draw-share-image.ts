import type { Node } from '@takumi-rs/core';
import { container, image, text } from '@takumi-rs/helpers';
import type { ProfileBackground } from '@upnext/contract/identity/accounts';
import type { Language } from '@upnext/contract/language';

import { drawBackground } from './draw-background.ts';
import { drawBar, type DrawnIdea } from './draw-bar.ts';
import { families } from './load-fonts.ts';
import { shareFormats, type ShareFormat } from './share-formats.ts';
import { palette } from './share-palette.ts';
import { shareWords } from './share-words.ts';

/** Everything that an image shows: two equal orders are drawn alike. */
export type ImageOrder = {
  /** The creator's display name or username. */
  name: string;
  username: string;
  /** The file of the uploaded profile picture in the storage, or null. */
  avatar: string | null;
  background: ProfileBackground;
  /** Up to three, in chart order. */
  ideas: DrawnIdea[];
  /** The index of the idea that is drawn larger than the others; the first by default, none if it is -1. */
  large?: number;
  /** Replaces the creator's name in the first line, which then is in the second unless there is a prompt. */
  headline?: string;
  /** The line under the creator's name: a call to vote, the board's name or the week. */
  prompt: string;
  /** Shown instead of ideas if there are none. */
  invitation: string;
  format: ShareFormat;
  language: Language;
  /** The board's path on the site. */
  path: string;
};

type Tools = {
  site: string;
  siteName: string;
  keepDrawable: (value: string) => string;
  /** Whether the renderer has the profile picture. */
  hasAvatar: boolean;
};

/** Draws up to three rows of a chart as an image, with a headline and the URL. */
export function drawShareImage(order: ImageOrder, { site, siteName, keepDrawable, hasAvatar }: Tools): Node {
  const { background, ideas: top, large = 0, headline, invitation, language, path } = order;
  const format = shareFormats[order.format];
  const name = keepDrawable(order.name) || order.username;
  const { width, height, margin, inset } = format;
  const prompt = keepDrawable(order.prompt) || (headline === undefined ? shareWords[language].prompt : name);
  return container({
    style: {
      width,
      height,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      ...drawBackground(background, format),
    },
    children: [
      head(
        headline === undefined ? name : keepDrawable(headline) || name,
        format,
        prompt,
        hasAvatar ? order.avatar : null,
      ),
      container({
        style: { display: 'flex', flexDirection: 'column', gap: format.gap },
        children:
          top.length > 0
            ? top.map((idea, index) =>
                drawBar(
                  {
                    idea,
                    title: keepDrawable(idea.title) || shareWords[language].unnamed,
                    place: idea.position.current,
                    isLarge: index === large,
                    leaderVotes: Math.max(0, ...top.map(({ votes }) => votes ?? 0)),
                  },
                  format,
                  language,
                ),
              )
            : [invite(format, invitation)],
      }),
      container({
        style: {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          padding: `0 ${margin}px ${margin * 0.6 + inset}px`,
        },
        children: [logo(format.prompt, keepDrawable(siteName)), text(site + path, address(format))],
      }),
    ],
  });
}

type Format = (typeof shareFormats)[ShareFormat];

/** Shrinks text until it fits on one line. */
const inOneLine = { whiteSpace: 'nowrap', textFit: 'shrink' } as const;

function address({ width, margin, prompt }: Format) {
  return {
    ...inOneLine,
    width: width - 2 * margin - prompt * 6,
    textAlign: 'right',
    fontFamily: families.text,
    fontWeight: 600,
    fontSize: Math.round(prompt * 0.86),
    color: palette.ink2,
  } as const;
}

function head(title: string, format: Format, words: string, avatar: string | null): Node {
  const { margin, inset, prompt, width } = format;
  const side = Math.round(format.name * 1.7);
  const titles = headTitles(title, format, words, width - 2 * margin - (avatar === null ? 0 : side + margin / 2));
  const style = { padding: `${margin * 0.7 + inset}px ${margin}px 0`, width };
  if (avatar === null) return container({ style, children: [titles] });
  const picture = image({ src: avatar, style: { width: side, height: side, borderRadius: side * 0.32 } });
  return container({
    style: { ...style, display: 'flex', alignItems: 'center', gap: margin / 2, fontSize: prompt },
    children: [picture, titles],
  });
}

function headTitles(title: string, { name, prompt }: Format, words: string, width: number): Node {
  return container({
    style: {
      display: 'flex',
      flexDirection: 'column',
      gap: 10,
      width,
    },
    children: [
      text(title, {
        ...inOneLine,
        width,
        fontFamily: families.display,
        fontWeight: 800,
        fontSize: name,
        lineHeight: 1.05,
        letterSpacing: title.length > 18 ? 0 : '-0.03em',
        color: palette.ink,
      }),
      text(words, {
        fontFamily: families.display,
        fontWeight: 650,
        fontSize: prompt,
        color: palette.ink2,
      }),
    ],
  });
}

function invite({ width, margin, bars, title }: Format, words: string): Node {
  return container({
    style: {
      width,
      height: bars[0],
      display: 'flex',
      alignItems: 'center',
      paddingLeft: margin,
      backgroundColor: palette.surface,
    },
    children: [
      text(words, {
        fontFamily: families.display,
        fontWeight: 750,
        fontSize: title * 1.3,
        color: palette.ink,
      }),
    ],
  });
}

/** The logo: three horizontal bars and the name. A long name is shrunk, so that the address next to it fits. */
function logo(size: number, name: string): Node {
  const bars = [1, 0.78, 0.5].map((share, index) => {
    const width = Math.round(size * 1.3 * share);
    const height = Math.round(size * 0.26);
    return container({
      style: {
        width,
        height,
        backgroundColor: palette.logo[index] ?? palette.ink,
        clipPath: `polygon(0 0, 100% 0, ${width - Math.round(height * 0.5)}px 100%, 0 100%)`,
      },
      children: [],
    });
  });
  return container({
    style: { display: 'flex', alignItems: 'center', gap: 14 },
    children: [
      container({ style: { display: 'flex', flexDirection: 'column', gap: 3 }, children: bars }),
      text(name, {
        ...(name.length > 8 && { ...inOneLine, width: size * 4 }),
        fontFamily: families.display,
        fontWeight: 800,
        fontSize: size,
        color: palette.ink,
      }),
    ],
  });
}
