import { Copy, Ellipsis, Info, Pencil, Plus, Share, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem, MenuSheet } from '../../ui/menu-sheet.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { words } from './samples.ts';
import { Line, Section } from './section.tsx';

export function ButtonSamples() {
  return (
    <Section title={words.buttons}>
      {(['ink', 'soft', 'plain'] as const).map((kind) => (
        <Line key={kind}>
          <Button kind={kind}>
            <Plus className="i" aria-hidden="true" />
            Suggest an idea
          </Button>
          <Button kind={kind} size="s">
            Small
          </Button>
          <Button kind={kind} busy>
            Sending
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </Line>
      ))}
      <Line>
        <IconButton label="Edit">
          <Pencil className="i" aria-hidden="true" />
        </IconButton>
        <IconButton label="Share" filled>
          <Share className="i" aria-hidden="true" />
        </IconButton>
      </Line>
    </Section>
  );
}

export function FieldSamples() {
  return (
    <Section title={words.fields}>
      <div className="sheet panel">
        <TextField label="Username" defaultValue="lucía m" error="Letters, digits, hyphens and underscores only." />
        <TextField
          label="E-mail"
          optional="(optional)"
          type="email"
          hint="Email is optional but recommended"
          placeholder="you@example.com"
        />
        <PasswordField
          label="Password"
          defaultValue="hunter22222"
          hint="At least 6 characters"
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="off"
        />
        <TextArea
          label="What would you like to see?"
          defaultValue={words.description}
          hint="10 to 280"
          counter={{ text: words.counter, isOver: false }}
        />
        <SelectField label="Background" defaultValue="gradient-2">
          <option value="gradient-1">gradient-1</option>
          <option value="gradient-2">gradient-2</option>
        </SelectField>
        <TextField label="Disabled" disabled defaultValue="Not now" />
      </div>
    </Section>
  );
}

export function TabSamples() {
  const [tab, setTab] = useState<'mine' | 'suggested' | 'top'>('mine');
  const [isOn, setOn] = useState(true);
  const items = [
    { name: 'mine', label: 'My ideas', count: 9, panel: 'Nine ideas' },
    { name: 'suggested', label: 'Suggested', count: 4, isHot: true, panel: 'Four suggestions' },
    { name: 'top', label: 'Top ideas', panel: 'The top' },
  ] as const;
  return (
    <Section title={words.tabs}>
      <Tabs label="Ideas" items={items} selected={tab} onSelect={setTab} />
      <div className="sheet panel">
        <Switch label="Accepts suggestions" checked={isOn} onChange={() => setOn(!isOn)} />
        <Switch label="Listed on explore" defaultChecked={false} />
        <Switch label="Not now" disabled />
      </div>
      <Line>
        <MenuSheet
          cancelLabel="Cancel"
          trigger={
            <IconButton label="More">
              <Ellipsis className="i" aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => {}} icon={<Copy className="i" />}>
            Copy
          </MenuItem>
          <MenuItem onSelect={() => {}} disabled>
            Switch off
          </MenuItem>
          <MenuItem onSelect={() => {}} icon={<Trash2 className="i" />} danger>
            Delete
          </MenuItem>
        </MenuSheet>
        <Tooltip text={words.description}>
          {(described) => (
            <IconButton label="About this idea" {...described}>
              <Info className="i" aria-hidden="true" />
            </IconButton>
          )}
        </Tooltip>
      </Line>
    </Section>
  );
}
