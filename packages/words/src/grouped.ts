/** `1,300`: what `Intl.NumberFormat` does too, which takes a page a frame to begin with. */
export const grouped = (amount: number, separator: string): string => String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
