/** Numbers of a review as its readers write them: the smaller, the finer. */
export interface FigureFormat {
  plain(value: number): string;
  /** With its sign. */
  signed(value: number): string;
  percent(value: number): string;
}

/** From here on nobody asks for tenths; below the other one, tenths do not tell two figures apart. */
const LARGE = 10;
const SMALL = 1;

export function figureFormat(language: string): FigureFormat {
  const written = (digits: number, signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay });
  const formats = (signDisplay: 'auto' | 'exceptZero') => {
    const [whole, tenths, finer] = [0, 1, 2].map((digits) => written(digits, signDisplay));
    return (value: number) => {
      const size = Math.abs(value);
      const format = size >= LARGE ? whole : size >= SMALL ? tenths : finer;
      return withMinus((format as Intl.NumberFormat).format(value));
    };
  };
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    plain: formats('auto'),
    signed: formats('exceptZero'),
    percent: (value) => percent.format(value / 100),
  };
}

/** A hyphen is no minus, least of all in large type. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
