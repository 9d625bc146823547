/** A provider's initial on a plate: nobody's trademark, and any operator's provider has one. */
export function ProviderMark({ label }: { label: string }) {
  return (
    <span className="provider-mark" aria-hidden="true">
      {label.slice(0, 1).toUpperCase()}
    </span>
  );
}
