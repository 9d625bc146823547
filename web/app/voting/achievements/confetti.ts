const particleCount = 100;
const colorNames = ['--gold', '--silver', '--bronze', '--ink'];

/** Starts the confetti and returns a function that stops it. With reduced motion, nothing is loaded. */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let end = () => {};
  let isOver = false;
  const start = async () => {
    const { default: confetti } = await import('canvas-confetti');
    if (isOver) return;
    // No worker: canvas-confetti creates it from a blob URL, which the CSP blocks.
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    end = () => fire.reset();
    await fire({ particleCount, spread: 100, startVelocity: 38, origin: { y: 0.5 }, colors: tokensInHex(canvas) });
  };
  // A failed load is ignored: confetti is optional.
  start().catch(() => {});
  return () => {
    isOver = true;
    end();
  };
}

/** Converts the colour tokens (OKLCH, by theme) to hex for confetti by painting one pixel per colour. */
function tokensInHex(near: HTMLElement): string[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const styles = near.parentElement;
  if (!probe || !styles) return [];
  return colorNames.map((name) => {
    const sample = styles.appendChild(document.createElement('i'));
    sample.style.color = `var(${name})`;
    probe.fillStyle = getComputedStyle(sample).color;
    sample.remove();
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}
