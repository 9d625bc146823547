type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** A few words of which one is true, in the groove of the tabs. It takes effect at once. */
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
