import { Check } from 'lucide-react';
import { useId } from 'react';

type ChipsProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons in a row. The selected one has a tick. */
export function Chips<Value extends string>({ legend, options, value: selected, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="chips">
      <legend className="label">{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value} className="chip">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onChange(value)}
            />
            {value === selected && <Check className="i" aria-hidden="true" />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
