import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

type SearchFormProps = { words: string; label: string; clearLabel: string };

/** Plain form that works without JavaScript. The query is in the URL. */
export function SearchForm({ words, label, clearLabel }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (q: string) =>
    void navigate({ pathname, search: q === '' ? '' : `?${new URLSearchParams({ q }).toString()}` });
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  useEffect(() => {
    const input = field.current;
    // Back and Forward change the query without a reload. Don't overwrite text that the user is typing.
    if (input?.value.trim() === shown.current) input.value = words;
    shown.current = words;
  }, [words]);
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };
  return (
    <search>
      <form
        className="search"
        action={pathname}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          go(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <input
          ref={field}
          className="input"
          type="search"
          name="q"
          defaultValue={words}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="icon-btn" aria-label={label}>
          <Search className="i" aria-hidden="true" />
        </button>
        {words !== '' && (
          <Link className="icon-btn" to={pathname} aria-label={clearLabel} preventScrollReset onClick={clear}>
            <X className="i" aria-hidden="true" />
          </Link>
        )}
      </form>
    </search>
  );
}
