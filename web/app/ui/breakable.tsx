import { Fragment } from 'react';

/** A long name breaks where its words meet (two_words, TwoWords) before it breaks inside one. */
export function Breakable({ name }: { name: string }) {
  return name.split(/(?<=[_-])|(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a name's words never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
