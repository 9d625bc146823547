type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** Segmented control styled like tabs. It takes effect immediately. */
export function Choice<Value extends string>({ label, options, value: chosen, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="tabs tabs-block" aria-label={label}>
      {options.map(({ value, label: words, lang }) => (
        <button
          key={value}
          type="button"
          className="tab"
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
