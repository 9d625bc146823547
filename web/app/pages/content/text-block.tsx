import type { TextBlock as Block, TextRun } from '@upnext/contract/reach/legal-pages';
import { Fragment } from 'react';
import { Link } from 'react-router';

/** A block of the operator's text. It is built from elements, never from HTML strings. */
export function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((runs) => (
          <li key={JSON.stringify(runs)}>{textOf(runs)}</li>
        ))}
      </List>
    );
  }
  if (block.kind === 'table') {
    return (
      <table>
        <thead>
          <tr>
            {block.head.map((runs) => (
              <th key={JSON.stringify(runs)}>{textOf(runs)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {row.map((runs) => (
                <td key={JSON.stringify(runs)}>{textOf(runs)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  if (block.kind === 'heading') {
    const Heading = block.level <= 2 ? 'h2' : 'h3';
    return <Heading>{textOf(block.runs)}</Heading>;
  }
  const paragraph = <p>{textOf(block.runs)}</p>;
  return block.kind === 'quote' ? <blockquote>{paragraph}</blockquote> : paragraph;
}

function textOf(runs: TextRun[]) {
  return runs.map((run, index) => (
    // The runs never change their order.
    // oxlint-disable-next-line react/no-array-index-key -- the blocks of a page never change order
    <Fragment key={index}>{wrap(run)}</Fragment>
  ));
}

function wrap({ text, isStrong, isEmphasised, isCode, isBreak, href }: TextRun) {
  if (isBreak) return <br />;
  const coded = isCode ? <code>{text}</code> : text;
  const emphasised = isEmphasised ? <em>{coded}</em> : coded;
  const strong = isStrong ? <strong>{emphasised}</strong> : emphasised;
  if (href === undefined) return strong;
  return href.startsWith('/') ? <Link to={href}>{strong}</Link> : <a href={href}>{strong}</a>;
}
