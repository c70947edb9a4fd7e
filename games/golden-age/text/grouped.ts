/** 1300 → `1,300`. It does not use `Intl.NumberFormat`: creating one takes the page as long as a frame. */
export const grouped = (amount: number, separator: string): string => String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
