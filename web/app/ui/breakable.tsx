import { Fragment } from 'react';

/** Lets a long name wrap between its words (two_words, TwoWords) before it wraps inside one. */
export function Breakable({ name }: { name: string }) {
  return name.split(/(?<=[_-])|(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words of a name never change order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
