import '../../styles/qr.css';
import type { QrCode } from './qr-code.ts';

export function QrFigure({ code, label }: { code: QrCode; label: string }) {
  return (
    <figure className="qr" aria-label={label}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={code.path} />
      </svg>
    </figure>
  );
}
