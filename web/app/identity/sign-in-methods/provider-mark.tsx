/** A provider's initial as its icon: works for any provider and uses no trademark. */
export function ProviderMark({ label }: { label: string }) {
  return <span className="provider-mark" data-letter={label.slice(0, 1).toUpperCase()} />;
}
