/** A small flag at the edge of things, drawn by the styles: its name is all it says. */
export function FlagButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <button type="button" className="flag" aria-label={label} title={label} onClick={onPress} />;
}
