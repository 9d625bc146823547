import { Search, X } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';

type SearchFormProps = { words: string; label: string; clearLabel: string };

/** A plain form, so that it works before the scripts do; what is looked for lives in the address. */
export function SearchForm({ words, label, clearLabel }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (q: string) =>
    void navigate({ pathname, search: q === '' ? '' : `?${new URLSearchParams({ q }).toString()}` });
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
          // Back and Forward change what is looked for without a reload.
          key={words}
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
          <Link className="icon-btn" to={pathname} aria-label={clearLabel} preventScrollReset>
            <X className="i" aria-hidden="true" />
          </Link>
        )}
      </form>
    </search>
  );
}
