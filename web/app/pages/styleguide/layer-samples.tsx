import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { words } from './samples.ts';
import { Line, Section } from './section.tsx';

type Open = 'suggest' | 'confirm' | 'blocked' | 'full' | undefined;

export function DialogSamples() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Section title={words.dialogs}>
      <Line>
        {(['suggest', 'confirm', 'blocked', 'full'] as const).map((name) => (
          <Button key={name} kind="soft" onClick={() => setOpen(name)}>
            Open {name}
          </Button>
        ))}
      </Line>
      <Dialog
        isOpen={open === 'suggest' || open === 'blocked'}
        isBlocked={open === 'blocked'}
        onClose={close}
        title="Suggest an idea to SalYCiencia"
        closeLabel="Close"
      >
        <TextField label="Title" defaultValue="Gazpacho without gravity" />
        <TextArea
          label="What would you like to see?"
          defaultValue={words.description}
          hint="10 to 280"
          counter={{ text: words.counter, isOver: false }}
        />
        <div className="dialog-acts">
          <Button kind="plain" onClick={close}>
            Cancel
          </Button>
          <Button busy={open === 'blocked'}>Send</Button>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete this idea?"
        text="Are you sure you want to delete this idea? This action cannot be undone and all votes will be lost."
        confirmLabel="Delete idea"
        cancelLabel="Cancel"
        closeLabel="Close"
        onConfirm={close}
        onClose={close}
      />
      <Dialog isOpen={open === 'full'} shape="full" onClose={close} title="Menu" closeLabel="Close">
        <Button kind="soft">Log out</Button>
      </Dialog>
    </Section>
  );
}

export function ToastSamples() {
  const fail = () =>
    showToast({
      kind: 'error',
      title: 'Voting failed',
      text: 'Could not register your vote',
      action: { label: 'Try again', onPress: () => {} },
    });
  return (
    <Section title={words.toasts}>
      <Line>
        <Button
          kind="soft"
          onClick={() =>
            showToast({ title: 'Thank you for your vote!', text: 'Tortilla blind test is 87 votes from 1st.' })
          }
        >
          Show toast
        </Button>
        <Button kind="soft" onClick={fail}>
          Show error toast
        </Button>
      </Line>
      <div className="sheet achievement">
        <b className="achievement-points">+10</b>
        <div>
          <h3>Ten votes</h3>
          <p>You moved ten ideas. That is a lot of Fridays.</p>
        </div>
      </div>
    </Section>
  );
}
