import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The parts around every field. The counter is a string such as '63/280 characters'. */
export type FieldFrame = {
  label: string;
  /** Hides the label visually, not from screen readers. */
  labelHidden?: boolean;
  optional?: string;
  hint?: string;
  error?: string;
  counter?: { text: string; isOver: boolean };
};

type FieldControl = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldProps = FieldFrame & { id?: string; children: (control: FieldControl) => ReactNode };

/** The label is above the field. The hint or the error and the live counter are below it. */
export function Field({
  id: givenId,
  label,
  labelHidden = false,
  optional,
  hint,
  error,
  counter,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const noteId = `${id}-note`;
  const counterId = `${id}-counter`;
  const note = error ?? hint;
  const describedBy = [note && noteId, counter && counterId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'sr' : 'label'}>
        {label} {optional && <span className="label-optional">{optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {(note || counter) && (
        <div className="hints">
          <FieldNote id={noteId} hint={hint} error={error} />
          {counter && (
            <span id={counterId} className="hint hint-counter" data-over={counter.isOver || undefined}>
              {counter.text}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function FieldNote({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  if (error) {
    return (
      <p id={id} className="hint hint-error" role="alert">
        <CircleAlert className="i" aria-hidden="true" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className="hint">
      {hint}
    </p>
  ) : null;
}
