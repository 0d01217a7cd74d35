import { useMemo } from 'react';
import { encode } from 'uqr';

const BORDER = 3;

/** A link for a telephone's camera: always dark on light, whatever the edition. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: BORDER });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: squares.join(''), size: code.size };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr__paper" width={size} height={size} />
      <path className="qr__ink" d={path} />
    </svg>
  );
}
