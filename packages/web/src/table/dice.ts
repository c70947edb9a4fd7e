/** A chance in hundredths. */
export const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
