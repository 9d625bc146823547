import { Link } from 'react-router';

const marked = /`([^`]+)`|\[([^\]]+)\]\((\/[^)]*)\)/g;

/** A line of content with `code` and [links](/path). */
export function ContentLine({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, code, words, path = ''] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      code ? (
        <code key={match.index}>{code}</code>
      ) : (
        <Link key={match.index} to={path} reloadDocument={path.startsWith('/api/')}>
          {words}
        </Link>
      ),
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
