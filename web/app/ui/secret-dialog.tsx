import { useState, type ReactNode, type SyntheticEvent } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';

type SecretDialogProps = {
  isOpen: boolean;
  title: string;
  text: string;
  /** Undefined if the account has no password. In that case, the dialog only asks for confirmation. */
  secretLabel: string | undefined;
  labels: { confirm: string; cancel: string; close: string; show: string; hide: string };
  error?: string;
  isBusy: boolean;
  /** Additional fields, shown above the password. */
  children?: ReactNode;
  onConfirm: (secret: string | undefined) => void;
  onClose: () => void;
};

/** Confirms an action with the password. */
export function SecretDialog({ isOpen, title, labels, isBusy, onClose, ...form }: SecretDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={labels.close} isBlocked={isBusy}>
      <SecretForm {...form} labels={labels} isBusy={isBusy} onClose={onClose} />
    </Dialog>
  );
}

type SecretFormProps = Omit<SecretDialogProps, 'isOpen' | 'title'>;

function SecretForm({ text, secretLabel, labels, error, isBusy, children, onConfirm, onClose }: SecretFormProps) {
  const [secret, setSecret] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onConfirm(secretLabel === undefined ? undefined : secret);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="text-text-2">{text}</p>
      {children}
      {secretLabel === undefined ? (
        error && (
          <p className="hint hint-error" role="alert">
            {error}
          </p>
        )
      ) : (
        <PasswordField
          label={secretLabel}
          showLabel={labels.show}
          hideLabel={labels.hide}
          autoComplete="current-password"
          value={secret}
          error={error}
          onChange={({ target }) => setSecret(target.value)}
        />
      )}
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {labels.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={secretLabel !== undefined && secret === ''}>
          {labels.confirm}
        </Button>
      </div>
    </form>
  );
}
