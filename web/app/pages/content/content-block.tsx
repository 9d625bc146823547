import { ContentLine } from './content-line.tsx';
import type { ContentBlock as Block } from './content-text.ts';

export function ContentBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <ContentLine text={block} />
      </p>
    );
  if ('code' in block)
    return (
      <pre>
        <code>{block.code}</code>
      </pre>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>
            <ContentLine text={line} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl>
      {block.terms.map(([term, words]) => (
        <div key={term}>
          <dt>
            <code>{term}</code>
          </dt>
          <dd>
            <ContentLine text={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
