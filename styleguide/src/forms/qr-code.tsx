import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** Modules along a side. */
  readonly size: number;
  /** SVG path of the dark modules, one unit each, as the server makes it. */
  readonly path: string;
  /** What it leads to, in words. */
  readonly label: string;
}

/** Empty modules around it, so that a camera finds its edge. */
const QUIET = 2;

/** A QR code, on paper in both themes. */
export function QrCode({ size, path, label }: QrCodeProps) {
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-${QUIET} -${QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
