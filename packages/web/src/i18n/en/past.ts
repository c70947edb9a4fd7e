export const past = {};
