/** Small report button, drawn with CSS. The label is its accessible name. */
export function FlagButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <button type="button" className="flag" aria-label={label} title={label} onClick={onPress} />;
}
